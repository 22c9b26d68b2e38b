import { THIN } from './connectives.ts';

/** A closing quotation mark behind a question, with the dash and the mark that open the answer. */
const QUOTED = /\?[ \t]?["“”»’'][ \t]*(?:[–—-][ \t]*)?["„“”«‘']?/gu;
/** "RESPONSE - No", "- Yes": what stands before an answer below its question. */
const BEFORE_ANSWER =
  /(\?[ \t]*(?:\r?\n[ \t]*)?)((?:response|answer|reply|antwort|réponse|respuesta|antwoord|a)[ \t]*\d{0,3}[ \t]*[-–:.)]+[ \t]*|[-–>→][ \t]+)(?=(?:yes|no|none|nein|ja|oui|non|sí|si|nee|keine?)\b)/giu;
/** "What size stage? A. 32 x 24": the letter of an answer. */
const LETTER = /(\?[ \t]*(?:\r?\n[ \t]*)?)(A[ \t]?\d{0,3}[.:)][ \t]+)(?=[\p{Lu}\d])/gu;
/** "Is there anything at the venue already? / Yes: chairs and tables". */
const ANSWERED = /(\?[ \t]*(?:\r?\n[ \t]*)?(?:yes|yep|ja|oui|sí|si|no|nein|non|nee)[ \t]{0,2}):(?=[ \t]+\S)/giu;
/** "Q8. Are fencing and …": the letter of a question. */
const QUESTION = /^([ \t]*)(Q[ \t]?\d{0,3}[.:)])(?=[ \t]+\p{Lu}[^\n]*\?)/gmu;

/** "> Chairs?", "> A. We set all that out": what was asked and answered in a mail that is quoted. */
const QUOTED_LINE = /^(?:[ \t]?>)+(?=[ \t]*(?:[QA][ \t]?\d{0,3}[.:)][ \t]|[^\n]{1,120}\?[ \t]*$))/gmu;

/** „Braucht ihr eine Bühne?“ – „Nein“, "Rails to be priced? / RESPONSE - No": questions and answers without their marks. Offsets stay. */
export function withPlainDialogue(raw: string): string {
  return raw
    .replace(QUOTED_LINE, (marks) => ' '.repeat(marks.length))
    .replace(QUOTED, (said) => '?'.padEnd(said.length))
    .replace(QUESTION, (_, indent: string, letter: string) => indent + THIN.repeat(letter.length))
    .replace(LETTER, (_, asked: string, letter: string) => asked + ' '.repeat(letter.length))
    .replace(ANSWERED, '$1,')
    .replace(BEFORE_ANSWER, (_, asked: string, before: string) => asked + ' '.repeat(before.length));
}
