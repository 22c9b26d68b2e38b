import { describe, expect, it } from 'vitest';
import { silentLog } from '../platform/log.ts';
import { createUnderWay } from '../proposals/index.ts';
import type { Mailer, OutgoingMail } from './mailer.ts';
import { SendError } from './mailer.ts';
import { createPeopleMail } from './people-mail.ts';

const RESET = {
  to: { name: 'Ada', address: 'ada@people.example' },
  url: 'https://x.example/reset-password#TOKEN',
  language: 'en' as const,
  validMinutes: 60,
};
const INVITATION = {
  to: 'new@guest.example',
  companyName: 'Northlight\r\nBcc: all@evil.example',
  invitedBy: 'Ada <b>Sign</b>',
  role: 'editor',
  url: 'https://x.example/invitation#TOKEN',
  language: 'en',
  validDays: 7,
} as const;

function peopleMail(send: Mailer['send'], ending = new AbortController()) {
  const underWay = createUnderWay();
  const logged: string[] = [];
  const log = silentLog.child({});
  log.warn = log.info = (...args: unknown[]) => void logged.push(JSON.stringify(args));
  return {
    mail: createPeopleMail({ mailer: { send }, log, underWay, ending: ending.signal }, [0, 0]),
    underWay,
    logged,
  };
}

describe('mail with a link that lets somebody in', () => {
  it('goes to the person, says for how long and what to do if it was not them', async () => {
    const sent: OutgoingMail[] = [];
    const { mail, underWay } = peopleMail(async (out) => void sent.push(out));
    mail.sendReset(RESET);
    mail.sendInvitation(INVITATION);
    await underWay.idle();
    const [reset, invitation] = sent;
    expect(reset).toMatchObject({ to: RESET.to, subject: 'Set a new password', automatic: true });
    expect(reset?.text).toContain(`${RESET.url}\n`);
    expect(reset?.text).toContain('expires in 60 minutes');
    expect(invitation).toMatchObject({ to: { address: 'new@guest.example' } });
    expect(invitation?.text).toContain(INVITATION.url);
    expect(invitation?.text).not.toMatch(/^Bcc/m);
    expect(invitation?.html).not.toContain('<b>Sign');
  });

  it('holds the code of a sign-up, or says that there is an account already', async () => {
    const sent: OutgoingMail[] = [];
    const { mail, underWay } = peopleMail(async (out) => void sent.push(out));
    const signUp = {
      to: 'new@guest.example',
      signInUrl: 'https://x.example/sign-in',
      language: 'en' as const,
      validMinutes: 15,
    };
    mail.sendSignUp({ ...signUp, code: '012345' });
    mail.sendSignUp({ ...signUp, code: null });
    await underWay.idle();
    const [code, known] = sent;
    expect(code).toMatchObject({ to: { address: 'new@guest.example' }, subject: 'Your code to sign up' });
    expect(code?.text).toContain('\n012345\n');
    expect(code?.text).toContain('15 minutes');
    expect(known).toMatchObject({ subject: 'You already have an account' });
    expect(known?.text).toContain('https://x.example/sign-in');
  });

  it('is tried again where the server is away, not where it was refused, and never logged', async () => {
    for (const [verdict, tries] of [
      ['away', 3],
      ['refused', 1],
    ] as const) {
      let tried = 0;
      const { mail, underWay, logged } = peopleMail(() => {
        tried += 1;
        return Promise.reject(new SendError(verdict, 'no'));
      });
      mail.sendReset(RESET);
      await underWay.idle();
      expect([verdict, tried]).toEqual([verdict, tries]);
      expect(logged.join()).toContain('could not be sent');
      expect(logged.join()).not.toContain('TOKEN');
    }
  });

  it('ends with the first try once the process is to end', async () => {
    let tried = 0;
    const ending = new AbortController();
    const { mail, underWay } = peopleMail(() => {
      tried += 1;
      ending.abort();
      return Promise.reject(new SendError('away', 'no'));
    }, ending);
    mail.sendReset(RESET);
    await underWay.idle();
    expect(tried).toBe(1);
  });

  it('is dropped where no mail server is set, with a word on the command that prints the link', () => {
    const { underWay, logged } = peopleMail(() => Promise.resolve());
    const log = silentLog.child({});
    log.info = (...args: unknown[]) => void logged.push(JSON.stringify(args));
    createPeopleMail({ mailer: null, log, underWay, ending: new AbortController().signal }).sendReset(RESET);
    expect(logged.join()).toContain('showbill user link');
    expect(logged.join()).not.toContain('TOKEN');
  });
});
