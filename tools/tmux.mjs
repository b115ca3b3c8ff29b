/** Where the tmux is that the tests in a real terminal use. */
import { findProgram } from './programs.mjs';

/** Finds tmux, or installs it when root on Debian. Throws with what to do where that is not possible. */
export const findTmux = () =>
  findProgram({
    names: ['tmux'],
    variable: 'TMUX_PATH',
    packageName: 'tmux',
    title: 'tmux',
    needed: 'the tests in a real terminal need tmux',
  });
