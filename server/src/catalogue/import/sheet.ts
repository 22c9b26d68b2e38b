import type { Category, Unit } from '@showbill/contract';
import { cleanCell } from './cells/clean-cell.ts';
import { type Convention, conventionOf } from './cells/read-number.ts';
import { amountOf } from './cells/read-price.ts';
import { type QuantityConvention, quantityConvention } from './cells/read-quantity.ts';
import { readCategory, readUnit } from './cells/read-words.ts';
import type { Columns } from './columns.ts';
import type { CsvRecord } from './file/records.ts';
import type { Field, Outcome, ParseOptions } from './types.ts';

/** What reading a row needs to know of the file around it. */
export interface Sheet {
  readonly headers: readonly string[];
  readonly delimiter: string;
  readonly columns: Columns;
  readonly options: ParseOptions;
  readonly price: Convention;
  readonly owned: QuantityConvention;
  readonly perAttendees: QuantityConvention;
  readonly category: (text: string) => Outcome<Category>;
  readonly unit: (text: string) => Outcome<Unit>;
}

export function sheetOf(
  records: readonly CsvRecord[],
  frame: Pick<Sheet, 'headers' | 'delimiter' | 'columns' | 'options'>,
): Sheet {
  const column = (field: Field) => {
    const at = frame.columns.at[field] ?? -1;
    return records.values().map((record) => cleanCell(record.fields[at] ?? ''));
  };
  const price = conventionOf(column('unit_price').map(amountOf), frame.delimiter);
  const owned = quantityConvention(column('owned'), price);
  const perAttendees = quantityConvention(column('per_attendees'), price);
  return { ...frame, price, owned, perAttendees, category: remembered(readCategory), unit: remembered(readUnit) };
}

/** A file has few different words in these columns. */
function remembered<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const value = known.get(text) ?? read(text);
    known.set(text, value);
    return value;
  };
}
