import type { Language, Translated } from '@showbill/contract/languages';
import { LANGUAGE } from '../index.ts';
import type { english } from './en.ts';

type Texts = Translated<typeof english>;

const READ: Readonly<Record<Language, () => Promise<Texts>>> = {
  en: async () => (await import('./en.ts')).english,
  de: async () => (await import('./de.ts')).german,
  fr: async () => (await import('./fr.ts')).french,
  es: async () => (await import('./es.ts')).spanish,
  nl: async () => (await import('./nl.ts')).dutch,
};

/** Texts about invoices: they are loaded with what shows them, and not before anything is shown. */
export const INVOICE_TEXTS: Texts = await READ[LANGUAGE]();
