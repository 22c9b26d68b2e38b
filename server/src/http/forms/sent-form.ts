import { ATTENDEES_LIMIT, day, mailAddress, text } from '@showbill/contract';
import { z } from 'zod';
import { type EnquiryForm, type FileType, type FormField, typeOfFile } from '../../enquiries/index.ts';

export const MOST_FILES = 5;
export const MOST_BYTES = 10 * 1024 * 1024;
/** Of a body: more parts than a form of ours has are none of its. */
const MOST_PARTS = 40;
/** UTF-16 units of a part that is no file: more than any field takes, whose characters may be two. */
const MOST_TEXT = 20_000;
/** Alone or before other parameters, as every browser sends it. */
const MULTIPART = /^multipart\/form-data\s*;\s*boundary=("?)([0-9A-Za-z'()+_,./:=?-]{1,70})\1\s*(?:;|$)/i;
const MOST_LINKS = 3;
const LINK = /https?:\/\/|www\./gi;

/** Characters of each field. */
const LONGEST = { name: 200, email: 254, phone: 50, description: 5000, date: 10, place: 200, attendees: 7 } as const;

/** What visitors fill in. Blank counts as nothing. */
export const ENQUIRY_FIELDS = z.object({
  name: text(LONGEST.name).refine((value) => /[\p{L}\p{N}]/u.test(value), 'must be a name'),
  email: mailAddress,
  phone: blank(text(LONGEST.phone)),
  description: z
    .string()
    .transform((value) => value.replaceAll('\r\n', '\n'))
    .pipe(text(LONGEST.description)),
  date: blank(day),
  place: blank(text(LONGEST.place)),
  attendees: blank(
    z
      .string()
      .regex(/^\d{1,7}$/)
      .transform(Number)
      .pipe(z.number().min(1).max(ATTENDEES_LIMIT)),
  ),
});
export type EnquiryField = keyof z.output<typeof ENQUIRY_FIELDS> | 'files';

/** The field that nobody sees: whoever fills it in is a program. */
export const TRAP = 'website';

export interface SentFile {
  readonly name: string;
  readonly type: FileType;
  readonly content: Buffer;
}

/** What is wrong with a field. */
export type Fault = EnquiryField | 'links' | 'types';

export type Checked =
  | { readonly fields: z.output<typeof ENQUIRY_FIELDS>; readonly files: readonly SentFile[] }
  | { readonly faults: ReadonlyMap<EnquiryField, Fault> };

/** The parts of a body of multipart/form-data; null for one that is none, or that no form of ours sends. */
export async function readParts(body: Buffer, contentType: string): Promise<FormData | null> {
  const boundary = MULTIPART.exec(contentType)?.[2];
  if (boundary === undefined || countOf(body, `--${boundary}`) > MOST_PARTS) return null;
  // with the boundary that was counted, and no other that the sender named
  const headers = { 'content-type': `multipart/form-data; boundary="${boundary}"` };
  try {
    const parts = await new Response(new Uint8Array(body), { headers }).formData();
    const isTooLong = [...parts.values()].some((part) => typeof part === 'string' && part.length > MOST_TEXT);
    return isTooLong ? null : parts;
  } catch {
    return null;
  }
}

/** What was typed, to be shown again: of each field a little more than it takes, so that it stays wrong. */
export function typedIn(parts: FormData): Record<string, string> {
  const values = Object.entries(LONGEST).map(([name, most]) => {
    const characters = Array.from(textOf(parts, name).replaceAll('\r\n', '\n'));
    return [name, characters.slice(0, most + 20).join('')];
  });
  return Object.fromEntries(values);
}

/** The text of a part; of a field that the form does not have, nothing. */
export function textOf(parts: FormData, name: string): string {
  const part = parts.get(name);
  return typeof part === 'string' ? part : '';
}

/** What was filled in, or what is wrong with it by field. Fields that the company's form does not have are not read. */
export async function checkSent(parts: FormData, form: Pick<EnquiryForm, 'fields'>): Promise<Checked> {
  const asked = (name: string) =>
    ['name', 'email', 'description'].includes(name) || form.fields.includes(name as FormField);
  const typed = Object.fromEntries(
    Object.keys(ENQUIRY_FIELDS.shape).map((name) => [name, asked(name) ? textOf(parts, name) : '']),
  );
  const read = ENQUIRY_FIELDS.safeParse(typed);
  const faults = new Map<EnquiryField, Fault>();
  for (const { path } of read.error?.issues ?? []) {
    const field = path[0] as EnquiryField;
    faults.set(field, field);
  }
  if (linksIn(typed['name']) > 0) faults.set('name', 'links');
  if (linksIn(typed['description']) + linksIn(typed['place']) > MOST_LINKS) faults.set('description', 'links');
  const files = asked('files') ? await filesIn(parts) : [];
  if (files === 'files' || files === 'types') faults.set('files', files);
  return read.success && faults.size === 0 && Array.isArray(files) ? { fields: read.data, files } : { faults };
}

async function filesIn(parts: FormData): Promise<SentFile[] | 'files' | 'types'> {
  // browsers send an empty file where none was chosen
  const sent = parts.getAll('files').filter((part) => part instanceof File && (part.size > 0 || part.name !== ''));
  const bytes = sent.reduce((sum, part) => sum + (part instanceof File ? part.size : 0), 0);
  if (sent.length > MOST_FILES || bytes > MOST_BYTES) return 'files';
  const files: SentFile[] = [];
  for (const part of sent) {
    if (!(part instanceof File)) continue;
    const content = Buffer.from(await part.arrayBuffer());
    const type = typeOfFile(content);
    if (type === null) return 'types';
    files.push({ name: part.name, type, content });
  }
  return files;
}

function blank<T>(schema: z.ZodType<T, string>) {
  return z
    .string()
    .trim()
    .transform((value) => (value === '' ? null : value))
    .pipe(schema.nullable());
}

function linksIn(value = ''): number {
  return value.match(LINK)?.length ?? 0;
}

function countOf(body: Buffer, text: string): number {
  let count = 0;
  for (let at = body.indexOf(text); at >= 0 && count <= MOST_PARTS; at = body.indexOf(text, at + text.length))
    count += 1;
  return count;
}
