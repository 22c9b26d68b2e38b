import { threadCpuUsage } from 'node:process';
import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { readTable } from '../../platform/data-files.ts';
import { createBuiltinDrafter } from '../builtin-drafter.ts';
import { SHELF } from '../planning/fixtures.ts';

/** Pieces that a text of the longest is made of; \n, \t and \u0000 are what they are in JSON. */
const TEXTS = readTable(
  new URL('./long-texts.csv', import.meta.url),
  z.object({ name: z.string(), piece: z.string() }),
);
const LONGEST = 10_000;
/** Milliseconds of the processor: some times what the slowest takes, and far less than what reads each word for each other. */
const MOST = 1_000;

const drafter = createBuiltinDrafter();

async function milliseconds(description: string): Promise<number> {
  const before = threadCpuUsage();
  const opened = drafter.open({ description });
  await opened.draft({ shelf: SHELF, signal: new AbortController().signal }).catch(() => null);
  const { user, system } = threadCpuUsage(before);
  return (user + system) / 1000;
}

beforeAll(async () => {
  await milliseconds('200 guests, a stage of 6 x 4 m; we need 12 chairs, two speakers and no lights.'); // compiles the words
});

it.each(TEXTS)('reads and plans 10,000 characters of $name in a time that grows with them', async ({ piece }) => {
  const plain = piece.replaceAll(/\\n|\\t|\\u[\da-f]{4}/gu, (escape) => z.string().parse(JSON.parse(`"${escape}"`)));
  const text = plain.repeat(Math.ceil(LONGEST / plain.length)).slice(0, LONGEST);
  expect(await milliseconds(text)).toBeLessThan(MOST);
});
