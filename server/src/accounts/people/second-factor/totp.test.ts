import { describe, expect, it } from 'vitest';
import { base32, newTotpKey, totpCode, totpStep, totpUri } from './totp.ts';

/** The key of RFC 6238, appendix B; its codes have eight digits there. */
const KEY = base32(Buffer.from('12345678901234567890'));

describe('a code of an authenticator app', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('of second %i is %s, as RFC 6238 has it', (second, code) => {
    expect(totpCode(KEY, new Date(second * 1000))).toBe(code);
  });

  it('counts half a minute before and after, and no longer', () => {
    const moment = new Date('2026-07-01T12:00:15Z');
    const code = totpCode(KEY, moment);
    const seconds = [-60, -30, 0, 30, 60];
    const steps = seconds.map((later) => totpStep(KEY, code, new Date(moment.getTime() + later * 1000)));
    const step = Math.floor(moment.getTime() / 30_000);
    expect(steps).toEqual([null, step, step, step, null]);
  });

  it('is made from a key of 160 bits', () => {
    expect(newTotpKey()).toMatch(/^[A-Z2-7]{32}$/);
    expect(newTotpKey()).not.toBe(newTotpKey());
    expect(totpUri('Show bill', 'a+b@c.example', 'KEY')).toBe(
      'otpauth://totp/Show%20bill:a%2Bb%40c.example?secret=KEY&issuer=Show%20bill',
    );
  });
});
