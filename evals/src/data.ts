import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { load } from 'js-yaml';
import { z } from 'zod';

const DATA = new URL('../data/', import.meta.url);

/** A file of `evals/data/` as text. */
export function readData(file: string): string {
  return readFileSync(new URL(file, DATA), 'utf8');
}

export function readBytes(file: string): Uint8Array {
  return readFileSync(new URL(file, DATA));
}

/** The rows of a CSV file with a header. @throws RangeError that names the file, the line and what is wrong. */
export function readTable<Row>(file: string, row: z.ZodType<Row>): readonly Row[] {
  const records: { record: unknown; info: { lines: number } }[] = parse(readData(file), { columns: true, info: true });
  return records.map(({ record, info }) => validated(row, record, `${file}, line ${info.lines}`));
}

/** A YAML file. @throws RangeError that names the file, the place in it and what is wrong. */
export function readYaml<Document>(file: string, schema: z.ZodType<Document>): Document {
  return validated(schema, load(readData(file), { filename: file }), file);
}

/** @throws RangeError that names the place and everything that is wrong there. */
export function validated<Value>(schema: z.ZodType<Value>, value: unknown, place: string): Value {
  const { success, data, error } = schema.safeParse(value);
  if (success) return data;
  throw new RangeError(`${place}: ${error.issues.map((issue) => said(issue)).join('; ')}`);
}

/** What is wrong and where; of a union, what is wrong with the form that comes nearest. */
function said(issue: z.core.$ZodIssue, above: readonly PropertyKey[] = []): string {
  const path = [...above, ...issue.path];
  const nearest = issue.code === 'invalid_union' ? nearestOf(issue.errors) : undefined;
  if (nearest !== undefined) return nearest.map((each) => said(each, path)).join('; ');
  return path.length === 0 ? issue.message : `${path.map(String).join('.')}: ${issue.message}`;
}

/** The form whose own parts are wrong rather than its type or its keys. */
function nearestOf(forms: readonly (readonly z.core.$ZodIssue[])[]): readonly z.core.$ZodIssue[] | undefined {
  return forms.find((issues) => !issues.some((issue) => isOfAnotherForm(issue) || isForeign(issue))) ?? forms.at(-1);
}

function isOfAnotherForm({ code, path }: z.core.$ZodIssue): boolean {
  return path.length === 0 && (code === 'invalid_type' || code === 'unrecognized_keys');
}

/** A union that the value has no form of at all. */
function isForeign(issue: z.core.$ZodIssue): boolean {
  if (issue.code !== 'invalid_union' || issue.path.length > 0) return false;
  return issue.errors.every((issues) => issues.some(isOfAnotherForm));
}
