import { invitationText, keyBody, type InvitationText, type ReadLink } from '@zaria/client/online';
import { fail, ok } from '@zaria/kit';
import { isName, tidyName } from '@zaria/table/public';
import { say } from '@zaria/words';
import { EXIT, complaint, type Given, type Surroundings, type Tried } from '../command.ts';
import type { Desk } from './desk.ts';
import type { Device } from './device.ts';
import type { Server } from './server.ts';
import { faultSentence, refusalComplaint, type OnlineWords } from './words.ts';

/** Whoever comes: where he is asked, and what he and the server know of each other. */
export interface Coming {
  readonly server: Server;
  readonly device: Device;
  readonly desk: Desk;
  readonly words: OnlineWords;
  readonly surroundings: Surroundings;
}

/** A table, and what opens it. */
type Destination = Pick<ReadLink, 'table' | 'code'> & Partial<Pick<ReadLink, 'offer'>>;

const keyIn = ({ table, code, offer = null }: Destination) => ({ table, body: keyBody({ code, offer }) });

/** Makes this device known to the server by a name, if it is not, and lets it in at the table; `null`: the person leaves. */
export async function comeTo(coming: Coming, link: Destination, given: Given): Promise<Tried<string> | null> {
  const { server, device, surroundings } = coming;
  for (;;) {
    const named = await beKnown(coming, link, given);
    if (!named?.ok) return named;
    const joined = await server.ask('join', keyIn(link));
    if (joined.ok) return joined.value.dice === 'local' && (await coming.desk.localDice()) === null ? null : named;
    if (joined.error.why !== 'no-guest' || device.guest === null)
      return fail(refusalComplaint(surroundings.voice, joined.error, server.origin, null));
    // The server has forgotten this device: it is asked once more.
    device.forgetGuest();
    server.session = null;
  }
}

/** What is behind the link: nobody has to say who he is to learn that it leads nowhere. */
async function invitedTo({ server, words, surroundings }: Coming, link: Destination): Promise<Tried<InvitationText>> {
  const invitation = await server.ask('invitation', keyIn(link));
  if (invitation.ok) return ok(invitationText(words, invitation.value, link.offer ?? null));
  // A server that is older than this says it when one comes.
  if (invitation.error.why === 'nothing-here') return ok({ game: null, from: say(words, 'join.title'), lines: [] });
  return fail(refusalComplaint(surroundings.voice, invitation.error, server.origin, null));
}

async function beKnown(coming: Coming, link: Destination, given: Given): Promise<Tried<string> | null> {
  const { server, device, desk, words, surroundings } = coming;
  const { guest } = device;
  const wished = given.text('name');
  if (guest !== null && (wished === null || tidyName(wished) === guest.name)) {
    server.session = guest.session;
    return ok(guest.name);
  }
  const wrong = (written: string): string | null =>
    isName(tidyName(written)) ? null : faultSentence(words, 'name-wrong', server.origin);
  server.session = guest?.session ?? null;
  const invited = await invitedTo(coming, link);
  if (!invited.ok) return invited;
  const name = wished ?? (await desk.name(invited.value, wrong));
  if (name === null) return surroundings.io.terminal === null ? fail(say(words, 'visit.name-missing')) : null;
  const problem = wrong(name);
  if (problem !== null) return fail(problem);
  const answer = await server.ask('guest', { body: { name: tidyName(name) } });
  if (!answer.ok) return fail(refusalComplaint(surroundings.voice, answer.error, server.origin, null));
  if (server.session === null) return fail(complaint(EXIT.file, faultSentence(words, 'no-guest', server.origin)));
  device.keepGuest({ name: answer.value.name, session: server.session, hasCode: guest?.hasCode ?? false });
  return ok(answer.value.name);
}
