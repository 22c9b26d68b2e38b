import { expect, it } from 'vitest';
import { z } from 'zod';
import { readTable } from '../../../platform/data-files.ts';
import { readText, type Text } from '../document/text.ts';
import { readActivities, readSeating } from './activities.ts';
import { readEvents } from './events.ts';
import { readPerformers } from './performers.ts';
import { readRooms } from './rooms.ts';
import { readSetting } from './setting.ts';

/** What is read of a text, as the table of examples writes it. */
const FACTS = {
  event: (text: Text) => readEvents(text)[0]?.value ?? '',
  setting: (text: Text) => {
    const isWedding = readEvents(text).some(({ value }) => value === 'wedding');
    return readSetting(text, isWedding)?.value ?? '';
  },
  seating: (text: Text) => listed(readSeating(text).map(({ value }) => value)),
  activities: (text: Text) => listed(readActivities(text, readPerformers(text).performers).map(({ value }) => value)),
  performers: (text: Text) => listed(readPerformers(text).performers.map(({ kind, people }) => `${kind} ${people}`)),
  rooms: (text: Text) =>
    listed(readRooms(text).spaces.map(({ name, count, capacity }) => `${count} ${name} ${capacity ?? ''}`.trim())),
};

function listed(words: readonly string[]): string {
  return words.join(', ');
}

const row = z.object({
  fact: z.enum(['event', 'setting', 'seating', 'activities', 'performers', 'rooms']),
  expected: z.string(),
  text: z.string(),
});
const EXAMPLES = readTable(new URL('./scene.test.csv', import.meta.url), row);

it.each(EXAMPLES)('reads $fact "$expected" of "$text"', ({ fact, expected, text }) =>
  expect(FACTS[fact](readText(text.replaceAll(' ¶ ', '\n')))).toBe(expected),
);
