import { expect, it } from 'vitest';
import { throttled } from './throttle.ts';

it('a listener hears of the first piece, and then of what has come by each 150 ms', () => {
  let now = 1000;
  const heard: string[] = [];
  const hear = throttled(
    (text) => heard.push(text),
    () => now,
  );
  for (const [at, text] of [
    [1000, 'a'],
    [1149, 'ab'],
    [1150, 'abc'],
    [1200, 'abcd'],
    [9000, 'abcde'],
  ] as const) {
    now = at;
    hear(text);
  }
  expect(heard).toEqual(['a', 'abc', 'abcde']);
});
