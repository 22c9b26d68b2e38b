import { describe, expect, it } from 'vitest';
import { askTogether } from './together.ts';

describe('askTogether', () => {
  it('asks for all that come in one turn at once, and meanwhile for no more than its flights', async () => {
    const batches: number[][] = [];
    const departures: (() => void)[] = [];
    const ask = askTogether<number, number>({ flights: 1, most: 3 }, async (batch, answer) => {
      batches.push([...batch]);
      await new Promise<void>((resolve) => departures.push(resolve));
      for (const [place, asked] of batch.entries()) answer(place, asked * 10);
    });
    const answers = Promise.all([1, 2, 3, 4, 5].map(ask));
    for (let flown = 0; flown < 2; ) {
      await new Promise(setImmediate);
      const depart = departures[flown];
      if (depart === undefined) continue;
      depart();
      flown += 1;
    }
    expect([await answers, batches]).toEqual([
      [10, 20, 30, 40, 50],
      [
        [1, 2, 3],
        [4, 5],
      ],
    ]);
  });

  it('lets those keep their answer who had one when it failed, and goes on after it', async () => {
    const ask = askTogether<number, number>({ flights: 1, most: 10 }, async (batch, answer) => {
      for (const [place, asked] of batch.entries()) {
        if (asked === 2) throw new Error('no');
        answer(place, asked);
      }
    });
    const settled = await Promise.allSettled([1, 2, 3].map(ask));
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect(await ask(4)).toBe(4);
  });

  it('fails for whoever was left without an answer', async () => {
    const ask = askTogether<number, number>({ flights: 1, most: 10 }, async () => {});
    await expect(ask(1)).rejects.toThrow('without an answer');
  });
});
