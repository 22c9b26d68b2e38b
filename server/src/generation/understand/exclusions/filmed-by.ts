import type { Kind } from '../../../equipment/index.ts';
import type { Exclusion } from '../../types.ts';
import { findAll, wordList } from '../text/lexicon.ts';
import { sentenceOf, type Text, wordAt, wordsOf } from '../text/text.ts';
import { ownerBefore } from './owners.ts';
import type { Reading } from './reading.ts';
import { DENIALS } from './small-words.ts';

/** What somebody does who takes moving pictures, in the words of the sentence itself. */
const films = wordList(
  `is filming, are filming, will film, will be filming, is going to film, are going to film, going to film, going to video, going to record it, films, filming, 'll film, filmons, filmamos, grabamos, will video, will be videoing, is videoing, is going to video, is recording it, will record it, will be recording it, is going to record it, is videotaping, will videotape,
  filmt, filmen, wird filmen, nimmt alles auf, macht das video, filme, filment, va filmer, vont filmer, filmera, graba, graban, grabará, va a grabar, van a grabar, filma, filmará, va a filmar, gaat filmen, gaan filmen, filmt alles, zal filmen`,
);
const CAMERAS: readonly Kind[] = ['camera', 'crew_camera'];
const SELVES = wordList(
  'ourselves, myself, selbst, selber, nous mêmes, moi même, nosotros mismos, nosotras mismas, yo mismo, zelf',
);

/** "Her friend Malcolm is going to film it", "mein Bruder filmt": what somebody else takes with a camera of their own. */
export function readFilmedByOthers(reading: Reading, asked: ReadonlySet<Kind>): readonly Exclusion[] {
  const { text } = reading;
  if (CAMERAS.some((kind) => asked.has(kind))) return [];
  const found = findAll(text.tokens, films).find((hit) => isOfSomebody(reading, hit.from) && !isAsked(text, hit.from));
  if (found === undefined) return [];
  const words = wordsOf(text, { from: ownerBefore(reading, found.from, true) ?? found.from, to: found.to });
  const kinds: readonly Kind[] = asked.has('video_recorder') ? CAMERAS : [...CAMERAS, 'video_recorder'];
  return [{ categories: [], kinds, phrase: '', reason: 'provided', words }];
}

function isOfSomebody(reading: Reading, verb: number): boolean {
  const { text } = reading;
  const { from, to } = sentenceOf(text, verb);
  const who = ownerBefore(reading, verb, true);
  const we = WE.has(wordAt(text, verb - 1));
  return we ? findAll(text.tokens, SELVES, verb, to).length > 0 : who !== null && who >= from;
}

/** "If somebody films", "who films it for us?", "nobody films". */
function isAsked(text: Text, verb: number): boolean {
  const { from, to } = sentenceOf(text, verb);
  const sentence = text.tokens.slice(from, to).map((token) => token.text);
  return (
    sentence.includes('?') || text.tokens.slice(from, verb).some(({ text: word }) => DENIALS.has(word) || IF.has(word))
  );
}

const WE = new Set('we wir nous nosotros we wij'.split(' '));
const IF = new Set('if who whoever wenn falls wer si qui quien als wie'.split(' '));
