import type { Language } from '../types.ts';
import type { Text } from './text/text.ts';

/** Papers that a contract is awarded by: all in them is for whoever gets it, unless it says otherwise. */
const TENDERS: Readonly<Partial<Record<Language, RegExp>>> = {
  de: /leistungsverzeichnis|leistungsbeschreibung|(?<!\p{L})ausschreibung|auftragnehmer|(?<!\p{L})bieter(?!\p{L})/iu,
  fr: /cahier des charges|(?<!\p{L})cctp(?!\p{L})|marché public|appel d['’]offres|soumissionnaire/iu,
  es: /(?<!\p{L})pliego|prescripciones técnicas|procedimiento abierto|adjudicatari[oa]|licitaci[óo]n|licitador|objeto del contrato/iu,
  nl: /(?<!\p{L})(?:het|dit|bijzonder) bestek(?! )|bestek ?(?:nr|nummer)|aanbesteding|opdrachtnemer|inschrijver/iu,
};

const known = new WeakMap<Text, boolean>();

export function isTenderAbroad(text: Text): boolean {
  const before = known.get(text);
  if (before !== undefined) return before;
  const isTender = TENDERS[text.language]?.test(text.raw) === true;
  known.set(text, isTender);
  return isTender;
}
