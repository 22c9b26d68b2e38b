import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../testing/runs.ts';
import { parseCatalogue } from './parse-catalogue.ts';

const OPTIONS = { currency: 'EUR', minorDigits: 2 };
const HEADER = 'name;category;unit;unit_price;owned;sku;accessories;tracked;per_attendees;description';

const cell = fc.oneof(
  fc.constantFrom(
    '',
    'Ton',
    'Tag',
    '5',
    '1.234',
    '12,50',
    '-1',
    '"',
    '""',
    'A*2',
    'ja',
    '\t',
    'Ã¼',
    '&#0;',
    '£',
    '***',
  ),
  fc.string({ unit: 'grapheme' }),
);
const dirtyLine = fc.array(cell, { maxLength: 12 }).map((cells) => cells.join(';'));
/** One record on one line whatever its cells hold. */
const quotedLine = fc
  .array(cell, { minLength: 1, maxLength: 10 })
  .map((cells) => cells.map((text) => `"${text.replaceAll(/[\r\n]/g, ' ').replaceAll('"', '""')}"`).join(';'));

describe('parseCatalogue', () => {
  it('never throws, whatever the bytes', () => {
    fc.assert(
      fc.property(fc.oneof(fc.uint8Array({ maxLength: 400 }), fc.string({ unit: 'binary' })), (content) => {
        const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
        const { rows, errors, skipped } = parseCatalogue(bytes, OPTIONS);
        expect(rows.length === 0 || skipped <= errors.length).toBe(true);
      }),
      { numRuns: runs(100, 300) },
    );
  });

  it('never throws below a sound header, and gives only what a catalogue may hold', () => {
    fc.assert(
      fc.property(fc.array(dirtyLine, { maxLength: 8 }), (lines) => {
        const { rows, errors } = parseCatalogue(new TextEncoder().encode([HEADER, ...lines].join('\n')), OPTIONS);
        const failed = new Set(errors.map(({ line }) => line));
        for (const row of rows) {
          expect(failed.has(row.line)).toBe(false);
          expect(row.unitPriceMinor).toBeGreaterThanOrEqual(0n);
          expect(row.name).toMatch(/^[^\p{Cc}]{1,400}$/u);
          expect(row.owned === null || (Number.isInteger(row.owned) && row.owned >= 0)).toBe(true);
        }
      }),
      { numRuns: runs(100, 300) },
    );
  });

  it('puts every row that is not blank into rows or errors', () => {
    fc.assert(
      fc.property(fc.array(quotedLine, { maxLength: 8 }), (lines) => {
        const { rows, errors } = parseCatalogue(new TextEncoder().encode([HEADER, ...lines].join('\n')), OPTIONS);
        const answered = new Set([...rows, ...errors].map(({ line }) => line));
        const filled = lines.flatMap((line, at) => (/[^\s";]/.test(line) ? [at + 2] : []));
        expect(filled.filter((line) => !answered.has(line))).toEqual([]);
      }),
      { numRuns: runs(100, 300) },
    );
  });
});
