import { type Language, text } from '@showbill/contract';
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../platform/db.ts';
import { AppError, invalidField } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';

/** A person as the application shows one. */
export interface Person {
  readonly id: string;
  readonly name: string;
  /** In small letters. */
  readonly email: string;
}

export interface NewPerson {
  readonly name: string;
  readonly email: string;
  /** Null: they have no password, until they set one by a mailed link. */
  readonly passwordHash: string | null;
  /** Default: nobody chose one. */
  readonly language?: Language | undefined;
}

/** Makes a person who can sign in; throws conflict where the address has been taken. The input has been checked. */
export async function insertPerson(
  tx: Kysely<Tables>,
  { name, email, passwordHash, language }: NewPerson,
): Promise<Person> {
  const id = newId();
  const made = await tx
    .insertInto('users')
    .values({ id, name, email, language: language ?? null })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made === undefined) {
    throw new AppError('conflict', ({ accounts }) => accounts.emailTaken, {
      param: 'email',
    });
  }
  if (passwordHash !== null) {
    await tx
      .insertInto('credentials')
      .values({ id: newId(), user_id: id, provider_id: 'credential', account_id: id, password: passwordHash })
      .execute();
  }
  return { id, name, email };
}

export async function findPerson(db: Kysely<Tables>, email: string): Promise<Person | null> {
  const found = await db
    .selectFrom('users')
    .select(['id', 'name', 'email'])
    .where('email', '=', email.trim().toLowerCase())
    .executeTakeFirst();
  return found ?? null;
}

/** What a person is called: one line of 1 to 200 characters. */
export async function renamePerson(db: Kysely<Tables>, id: string, name: string): Promise<void> {
  const set = { name: checkedPersonName(name), updated_at: sql<Date>`now()` };
  await db.updateTable('users').set(set).where('id', '=', id).execute();
}

/** The language that a person works in; null: nobody chose one. */
export async function languageOf(db: Kysely<Tables>, id: string): Promise<Language | null> {
  const found = await db.selectFrom('users').select('language').where('id', '=', id).executeTakeFirst();
  return found?.language ?? null;
}

export async function changeLanguage(db: Kysely<Tables>, id: string, language: Language): Promise<void> {
  await db.updateTable('users').set({ language, updated_at: sql<Date>`now()` }).where('id', '=', id).execute();
}

export function checkedPersonName(name: string): string {
  const checked = text(200).safeParse(name.replace(/\s+/g, ' '));
  if (!checked.success) throw invalidField('name', checked.error.issues[0]?.message ?? '');
  return checked.data;
}

/** An address that one can sign in with, in small letters: as better-auth reads them, in plain letters. */
export function checkedPersonEmail(email: string): string {
  const checked = z.email().max(254).safeParse(email.trim().toLowerCase());
  if (!checked.success) throw invalidField('email', ({ needs }) => needs.emailAddress);
  return checked.data;
}
