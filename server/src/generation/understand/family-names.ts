import { readAsking } from './asking.ts';
import type { Draft } from './draft.ts';
import { sentenceOf, type Text, wordAt } from '../reading/document/text.ts';

/**
 * "Four radio microphones, please. … THE MICROPHONES must not be handed round": the word for all of a family, in a
 * sentence that asks for nothing, means those that were counted.
 */
export function withoutFamilyNames(text: Text, drafts: readonly Draft[]): readonly Draft[] {
  const bare = drafts.filter((draft) => draft.quantity === null && BARE.test(draft.phrase.trim()));
  if (bare.length === 0) return drafts;
  const asking = readAsking(text);
  const again = new Set(
    bare.filter((draft) => {
      const sentence = sentenceOf(text, draft.at.from);
      const reminds = FORGET.test(text.raw.slice(text.tokens[sentence.from]?.start, text.tokens[draft.at.from]?.start));
      const asks = asking.at(draft.at.from) || sentence.to - sentence.from < LEAST || isForSomebody(text, draft);
      if (asks && !reminds) return false;
      return drafts.some(
        (other) =>
          other.quantity !== null &&
          other.kinds[0]?.startsWith('mic_') === true &&
          sentenceOf(text, other.at.from) !== sentence,
      );
    }),
  );
  return drafts.filter((draft) => !again.has(draft));
}

const BARE =
  /^(?:the |die |les |los |de )?(?:microphones?|mics?|mikrofone?|mikros?|micros?|micrófonos?|microfoons?)$/iu;
/** "Don't FORGET the microphones!". */
const FORGET = /forget|vergess|vergeet|oubli|olvid/iu;
const LEAST = 5; // tokens; a shorter line may be an item of a list

/** "Microphones FOR the band": others than those. */
function isForSomebody(text: Text, { at }: Draft): boolean {
  return FOR.has(wordAt(text, at.to));
}

const FOR = new Set('for fur pour para voor on in auf sur en op with mit avec con met'.split(' '));
