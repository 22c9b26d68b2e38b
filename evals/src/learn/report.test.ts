import { expect, it } from 'vitest';
import { type Judged, sayOf } from './report.ts';

it('says for each language what is found where few others are', () => {
  const others = Array.from({ length: 100 }, (_, at): Judged => ({ language: 'en', is: false, first: at, second: at }));
  const those: readonly Judged[] = [
    { language: 'en', is: true, first: 96, second: 99.5 },
    { language: 'en', is: true, first: 50, second: 96 },
  ];
  const said =
    'at 5.0 % false alarms 50.0 %, looked at twice 100.0 %; at 2.0 % false alarms 0.0 %, looked at twice 50.0 %';
  expect(sayOf([...others, ...those])).toBe(`en   ${said}\nall  ${said}\n`);
});
