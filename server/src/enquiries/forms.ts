import { text } from '@showbill/contract';
import { changedFields, recordAudit } from '../audit/index.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db.ts';
import { invalidField, invalidRequest } from '../platform/errors.ts';
import { randomBase62 } from '../platform/ids.ts';
import { checkedOrigins, checkedPrivacyUrl } from './addresses.ts';

/** What a form may ask for beside name, email and the event; each may be left empty. */
export const FORM_FIELDS = ['phone', 'date', 'place', 'attendees', 'files'] as const;
export type FormField = (typeof FORM_FIELDS)[number];

export const SCHEMES = ['auto', 'light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

const TOKEN_LENGTH = 22;
const INTRO_LENGTH = 1000;

/** A company's form for its website. */
export interface EnquiryForm {
  readonly token: string;
  readonly isOn: boolean;
  /** Origins of the pages that may show it; none: any over https. */
  readonly origins: readonly string[];
  readonly fields: readonly FormField[];
  /** `#rrggbb`; null: the company's own. */
  readonly colour: string | null;
  readonly scheme: Scheme;
  /** Said above the fields. */
  readonly intro: string | null;
  readonly privacyUrl: string | null;
}

/** What is left out stays. */
export type FormChanges = { readonly [Name in Exclude<keyof EnquiryForm, 'token'>]?: EnquiryForm[Name] | undefined };

/** The company's form; null: it never had one. */
export async function readForm(tx: Tx, companyId: string): Promise<EnquiryForm | null> {
  const row = await tx
    .selectFrom('enquiry_forms')
    .select(['token', 'is_on as isOn', 'origins', 'fields', 'colour', 'scheme', 'intro', 'privacy_url as privacyUrl'])
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Changes what is given of a company's form, which is made the first time. Throws `invalid_request` for what it cannot
 * have: an origin that is none, a colour, an address.
 */
export async function changeForm(tx: Tx, companyId: string, changes: FormChanges): Promise<void> {
  const { isOn, origins, fields, colour, scheme, intro, privacyUrl } = changes;
  const row = {
    ...(isOn !== undefined && { is_on: isOn }),
    ...(origins !== undefined && { origins: checkedOrigins(origins) }),
    ...(fields !== undefined && { fields: FORM_FIELDS.filter((field) => fields.includes(field)) }),
    ...(colour !== undefined && { colour: colour === null ? null : checkedColour(colour) }),
    ...(scheme !== undefined && { scheme }),
    ...(intro !== undefined && { intro: intro === null ? null : checkedIntro(intro) }),
    ...(privacyUrl !== undefined && { privacy_url: privacyUrl === null ? null : checkedPrivacyUrl(privacyUrl) }),
  };
  const before = await readForm(tx, companyId);
  if (before === null) {
    const token = newFormToken();
    await tx
      .insertInto('enquiry_forms')
      .values({ company_id: companyId, token, ...row })
      .execute();
  } else if (Object.keys(row).length > 0) {
    await tx.updateTable('enquiry_forms').set(row).where('company_id', '=', companyId).execute();
  }
  const after = await readForm(tx, companyId);
  const changed = changedFields(named(before), named(after));
  if (changed.length > 0) {
    await recordAudit(tx, companyId, { what: 'settings.enquiry_form_changed', details: { fields: changed } });
  }
}

/** As people are told of it; the address tells nobody. */
function named(form: EnquiryForm | null) {
  if (form === null) return {};
  const { token: _, isOn, privacyUrl, ...rest } = form;
  return { is_on: isOn, ...rest, privacy_url: privacyUrl };
}

/** Gives the form another address: where the one before is shown, there is none any more. */
export async function renewForm(tx: Tx, companyId: string): Promise<void> {
  const token = newFormToken();
  const { numUpdatedRows } = await tx
    .updateTable('enquiry_forms')
    .set({ token })
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await recordAudit(tx, companyId, { what: 'settings.enquiry_form_renewed' });
}

/** Part of the address of a form; nobody guesses it. */
export function newFormToken(): string {
  return randomBase62(TOKEN_LENGTH);
}

/** Whose form an address is of, where it is in use. */
export async function companyOfForm(db: Db, token: string): Promise<string | null> {
  if (!new RegExp(`^[0-9A-Za-z]{${TOKEN_LENGTH}}$`).test(token)) return null;
  const { rows } = await sql<{ company: string | null }>`select company_of_form(${token}) as company`.execute(db);
  return rows[0]?.company ?? null;
}

function checkedColour(colour: string): string {
  const plain = colour.trim().toLowerCase();
  if (!/^#[0-9a-f]{6}$/.test(plain)) throw invalidRequest('colour', ({ accounts }) => accounts.colour(colour));
  return plain;
}

function checkedIntro(intro: string): string | null {
  const known = text(INTRO_LENGTH, 0).safeParse(intro.replaceAll('\r\n', '\n'));
  if (!known.success) throw invalidField('intro', known.error.issues[0]?.message ?? '');
  return known.data === '' ? null : known.data;
}
