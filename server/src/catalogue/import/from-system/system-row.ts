import { cleanCell, cleanLines, meaningOf, type Recognised, type SystemField } from '../../../imports/index.ts';
import { readTracked } from '../cells/read-words.ts';
import type { CatalogueRecord } from '../types.ts';

/** The rows of one product in a file of another system, the first of which says what it is. */
export class SystemRows {
  readonly first: CatalogueRecord;
  readonly all: readonly CatalogueRecord[];
  readonly #system: Recognised;

  constructor(all: readonly [CatalogueRecord, ...CatalogueRecord[]], system: Recognised) {
    this.first = all[0];
    this.all = all;
    this.#system = system;
  }

  has(field: SystemField): boolean {
    return this.#system.at[field] !== undefined;
  }

  /** The first cell of a field that is not blank. */
  cell(field: SystemField, record: CatalogueRecord = this.first): string {
    return this.cells(field, record).find(Boolean) ?? '';
  }

  cells(field: SystemField, record: CatalogueRecord = this.first): string[] {
    return (this.#system.at[field] ?? []).map((at) => cleanCell(record.fields[at] ?? ''));
  }

  /** The same with its line breaks. */
  lines(field: SystemField): string {
    const texts = (this.#system.at[field] ?? []).map((at) => cleanLines(this.first.fields[at] ?? ''));
    return texts.find(Boolean) ?? '';
  }

  means(field: SystemField, record: CatalogueRecord = this.first) {
    const meanings = this.cells(field, record).map((text) => meaningOf(this.#system.system, field, text));
    return meanings.find((meaning) => meaning !== null) ?? null;
  }

  /** Null where nothing is said. */
  isYes(field: SystemField, record: CatalogueRecord = this.first): boolean | null {
    const read = readTracked(this.cell(field, record));
    return 'value' in read ? read.value : null;
  }
}
