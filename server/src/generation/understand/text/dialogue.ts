/** A closing quotation mark behind a question, with the dash and the mark that open the answer. */
const QUOTED = /\?[ \t]?["“”»’'][ \t]*(?:[–—-][ \t]*)?["„“”«‘']?/gu;
/** "RESPONSE - No", "- Yes": what stands before an answer below its question. */
const BEFORE_ANSWER =
  /(\?[ \t]*(?:\r?\n[ \t]*)?)((?:response|answer|reply|antwort|réponse|respuesta|antwoord|a)[ \t]*\d{0,3}[ \t]*[-–:.)]+[ \t]*|[-–>→][ \t]+)(?=(?:yes|no|none|nein|ja|oui|non|sí|si|nee|keine?)\b)/giu;

/** „Braucht ihr eine Bühne?“ – „Nein“, "Rails to be priced? / RESPONSE - No": questions and answers without their marks. Offsets stay. */
export function withPlainDialogue(raw: string): string {
  return raw
    .replace(QUOTED, (said) => '?'.padEnd(said.length))
    .replace(BEFORE_ANSWER, (_, asked: string, before: string) => asked + ' '.repeat(before.length));
}
