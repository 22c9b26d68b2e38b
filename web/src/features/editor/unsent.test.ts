import { describe, expect, it } from 'vitest';
import { unsentIn } from './unsent.ts';

const NOTES = { kind: 'set_notes', notes: 'Lift', was: null };
const added = (id: string) => ({ kind: 'add_line', id, product_id: 'p', units: 1, optional: false, before: null });
const lines = (...ids: string[]) => ids.map((id) => ({ id }));

describe('edits that were not saved before the page was left', () => {
  it('are there as they were', () => {
    const kept = [
      { changes: [NOTES, added('a')], purpose: 'change' },
      { changes: [NOTES], purpose: 'undo' },
    ];
    expect(unsentIn(JSON.parse(JSON.stringify(kept)), lines('b'))).toEqual(kept);
  });

  it('add no line that is there already', () => {
    expect(unsentIn([{ changes: [added('a'), NOTES], purpose: 'change' }], lines('a'))).toEqual([
      { changes: [NOTES], purpose: 'change' },
    ]);
    expect(unsentIn([{ changes: [added('a')], purpose: 'change' }], lines('a'))).toEqual([]);
  });

  it.each([null, 7, {}, [null], [{ changes: 7, purpose: 'change' }]])(
    'are none where they cannot be read: %j',
    (kept) => expect(unsentIn(kept, lines())).toEqual([]),
  );
});
