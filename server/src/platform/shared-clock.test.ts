import { describe, expect, it } from 'vitest';
import { sharedClock } from './shared-clock.ts';

/** A clock over a database whose time and whose answers' duration are set by hand. */
function open() {
  let elapsed = 1000;
  let told = Date.parse('2026-11-30T12:00:00Z');
  let delay = 0;
  const clock = sharedClock(
    async () => {
      elapsed += delay / 2;
      const answer = new Date(told);
      elapsed += delay / 2;
      return answer;
    },
    () => elapsed,
  );
  return {
    clock,
    pass: (milliseconds: number) => {
      elapsed += milliseconds;
      told += milliseconds;
    },
    set: (moment: string) => {
      told = Date.parse(moment);
    },
    answerWithin: (milliseconds: number) => {
      delay = milliseconds;
    },
    shows: () => clock.now().toISOString(),
  };
}

describe('the clock that servers share', () => {
  it("goes on from the database's time, whatever the time of day is here", async () => {
    const { clock, pass, shows } = open();
    await clock.synchronise();
    pass(90_500);
    expect(shows()).toBe('2026-11-30T12:01:30.500Z');
  });

  it('follows the database when its time is set', async () => {
    const { clock, set, shows } = open();
    await clock.synchronise();
    set('2026-11-30T11:00:00Z');
    await clock.synchronise();
    expect(shows()).toBe('2026-11-30T11:00:00.000Z');
  });

  it('takes an answer for true in the middle of its way, and one that took too long for nothing', async () => {
    const { clock, set, answerWithin, shows } = open();
    answerWithin(100);
    await clock.synchronise();
    expect(shows()).toBe('2026-11-30T12:00:00.050Z');
    answerWithin(4000);
    set('2026-11-30T15:00:00Z');
    await clock.synchronise();
    expect(shows()).toBe('2026-11-30T12:00:04.050Z');
  });

  it('keeps what it knows where the database does not answer', async () => {
    const known = sharedClock(
      () => (answers ? Promise.resolve(new Date('2026-11-30T12:00:00Z')) : Promise.reject(new Error('away'))),
      () => 7,
    );
    let answers = true;
    await known.synchronise();
    answers = false;
    await expect(known.synchronise()).rejects.toThrow('away');
    expect(known.now().toISOString()).toBe('2026-11-30T12:00:00.000Z');
  });
});
