#!/usr/bin/env node
/** The program as npm installs it: the bundle, by the name that npm gives it. */
process.env['ZARIA_PROGRAM'] ??= 'zaria';
await import(new URL('dist/zaria.mjs', import.meta.url).href);
