import type { Language } from '../../types.ts';
import { aroundIn } from '../text/around.ts';
import { isSupplier } from './owners.ts';
import type { Finding, Reading } from './reading.ts';

/**
 * What somebody will bring, can bring or has offered to bring, where the verb stands at the end: "wir WERDEN zwanzig
 * Tische MITBRINGEN", "de ouders HEBBEN AANGEBODEN twintig tafels MEE TE NEMEN".
 */
export function toCome(reading: Reading, index: number): Finding | null {
  const { text, mentions, lists } = reading;
  const words = TO_COME[text.language];
  const last = lists[index] ?? index;
  const [first, end] = [mentions[index], mentions[last]];
  if (words === undefined || first === undefined || end === undefined) return null;
  const { before, behind } = aroundIn(text, { from: first.from, to: end.to }, FAR);
  const said = BEGINNING.exec(before)?.[0] ?? before;
  if (behind.trimEnd().endsWith('?') || words.you.test(said)) return null;
  for (let at = first.from - 1; at >= first.from - SUBJECT; at -= 1) if (isSupplier(text, at)) return null;
  const brings =
    (words.modal.test(said) && words.infinitive.test(behind)) ||
    (words.offers.test(said) && words.toBring.test(behind));
  return brings ? { reason: 'provided', first: index, last, from: first.from, to: end.to } : null;
}

const FAR = 120; // characters on either side
const SUBJECT = 8; // words before the thing
/** From the last mark of the sentence that is no comma before what was offered. */
const BEGINNING = /[^.;:()!?\n]*$/u;

interface Words {
  readonly you: RegExp;
  /** "wir werden", "der Verein kann", with what may follow up to the thing. */
  readonly modal: RegExp;
  /** At the end of the clause. */
  readonly infinitive: RegExp;
  /** "wir haben angeboten,", "sie planen,". */
  readonly offers: RegExp;
  readonly toBring: RegExp;
}

const TO_COME: Partial<Record<Language, Words>> = {
  de: {
    you: /(?<!\p{L})(?:Sie|Ihnen|ihr|euch|du|dir)(?!\p{L})/u,
    modal:
      /(?:^|[\s,])(?:\p{L}+\s){1,4}?(?:werden?|wird|wollen|will|können|kann|könnten?|würden?|möchten?)(?:\s(?:\p{L}+|\d+)){0,5}\s*$/u,
    infinitive:
      /^[^.;:!?]{0,40}?(?<!\p{L})(?:mitbringen|beisteuern|bereitstellen|stellen|leihen|verleihen|borgen|besorgen|organisieren|beschaffen|liefern|spenden|sponsern|bringen)(?=\s*(?:[.;,!\n]|$|und\s))/u,
    offers:
      /(?<!\p{L})(?:(?:haben|hat|habe)\s[^.;:]{0,30}?(?:angeboten|zugesagt|versprochen|vorgeschlagen|vor)|planen?|plant|beabsichtigen?|beabsichtigt),?\s[^.;:]{0,30}$/u,
    toBring:
      /^[^.;:!?]{0,30}?(?<!\p{L})(?:mitzubringen|beizusteuern|bereitzustellen|zu\s(?:bringen|stellen|leihen|besorgen|organisieren|liefern|spenden))(?!\p{L})/u,
  },
  nl: {
    you: /(?<!\p{L})(?:u|jullie|je|jij|uw)(?!\p{L})/iu,
    modal:
      /(?:^|[\s,])(?:\p{L}+\s){1,4}?(?:zal|zullen|gaat?|gaan|wil|willen|kan|kunnen|zou|zouden)(?:\s(?:\p{L}+|\d+)){0,5}\s*$/iu,
    infinitive:
      /^[^.;:!?]{0,40}?(?<!\p{L})(?:meebrengen|meenemen|brengen|leveren|aanleveren|lenen|uitlenen|regelen|verzorgen|stellen|bouwen|maken)(?=\s*(?:[.;,!\n]|$|en\s))/iu,
    offers:
      /(?<!\p{L})(?:(?:hebben|heeft|heb)\s[^.;:]{0,20}?(?:aangeboden|beloofd|toegezegd)|(?:is|zijn|ben)\svan\splan)(?:\som)?\s[^.;:]{0,30}$/iu,
    toBring:
      /^[^.;:!?]{0,30}?(?<!\p{L})(?:mee\s)?te\s(?:nemen|brengen|leveren|lenen|regelen|verzorgen|stellen)(?!\p{L})/iu,
  },
};
