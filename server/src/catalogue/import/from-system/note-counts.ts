import { IMPORT_NOTES, type ImportNote, type NoteOfRows } from '../types.ts';

/** Counts what a person should know of a file. */
export class NoteCounts {
  readonly #rows = new Map<ImportNote, number>();

  add(note: ImportNote, rows = 1): void {
    this.#rows.set(note, (this.#rows.get(note) ?? 0) + rows);
  }

  all(): NoteOfRows[] {
    return IMPORT_NOTES.flatMap((note) => {
      const rows = this.#rows.get(note) ?? 0;
      return rows === 0 ? [] : { note, rows };
    });
  }
}
