import { setTimeout as wait } from 'node:timers/promises';
import type { PeopleMail } from '../accounts/index.ts';
import { newId } from '../platform/ids.ts';
import type { Log } from '../platform/log.ts';
import type { UnderWay } from '../proposals/index.ts';
import { type Mailer, SendError } from './mailer.ts';
import { invitationToPerson } from './messages/invitation.ts';
import { resetToPerson } from './messages/reset.ts';
import { signUpToPerson } from './messages/sign-up.ts';
import { renderHtml, renderText } from './render.ts';
import type { Letter } from './types.ts';

/** After a try that failed; after the last there is none, and the person asks again. */
const RETRY_MS = [2_000, 10_000];

interface Parts {
  readonly mailer: Mailer | null;
  readonly log: Log;
  readonly underWay: UnderWay;
  /** Aborts when the process is to end: then no further try is made. */
  readonly ending: AbortSignal;
}

/**
 * Sends mail that holds a link which lets somebody in. It is in no table: it goes out from memory, a few tries long, or
 * not at all. Without a mailer it is dropped; a command of the operator prints such links.
 */
export function createPeopleMail(
  { mailer, log, underWay, ending }: Parts,
  retryMs: readonly number[] = RETRY_MS,
): PeopleMail {
  function send(to: { readonly name: string | null; readonly address: string }, kind: string, letter: Letter): void {
    if (mailer === null) {
      log.info({ kind }, 'no mail server is set: the link is printed by "showbill user link EMAIL"');
      return;
    }
    void underWay.run((stop) => trySending(mailer, to, kind, letter, AbortSignal.any([stop, ending])));
  }

  async function trySending(
    server: Mailer,
    to: { readonly name: string | null; readonly address: string },
    kind: string,
    letter: Letter,
    stop: AbortSignal,
  ): Promise<void> {
    const mail = {
      id: newId(),
      fromName: null,
      to,
      cc: [],
      replyTo: null,
      subject: letter.subject,
      text: renderText(letter),
      html: renderHtml(letter),
      attachments: [],
      automatic: true,
    };
    for (const pause of [...retryMs, null]) {
      try {
        await server.send(mail);
        return;
      } catch (error) {
        const isFinal = pause === null || stop.aborted || (error instanceof SendError && error.verdict === 'refused');
        log.warn({ kind, mailId: mail.id, error: String(error) }, `a mail could not be sent${isFinal ? '' : ' yet'}`);
        if (isFinal) return;
        await wait(pause, undefined, { signal: stop }).catch(() => {});
      }
    }
  }

  return {
    sendReset: (mail) => send(mail.to, 'reset', resetToPerson(mail)),
    sendSignUp: (mail) => send({ name: null, address: mail.to }, 'sign-up', signUpToPerson(mail)),
    sendInvitation: (mail) => send({ name: null, address: mail.to }, 'invitation', invitationToPerson(mail)),
  };
}
