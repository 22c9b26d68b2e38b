import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readTable } from '../../../platform/data-files.ts';
import { readText } from '../document/text.ts';
import { judgeAttendees } from './attendee-judge.ts';
import { readAttendees } from './attendees.ts';

const row = z.strictObject({ text: z.string(), attendees: z.string() });
const rows = readTable(new URL('./attendees.test.csv', import.meta.url), row);

describe('how many attend', () => {
  it.each(rows)('$text: $attendees', ({ text: description, attendees }) => {
    const text = readText(description);
    expect(readAttendees(text, judgeAttendees(text))?.value.toString() ?? '').toBe(attendees);
  });
});
