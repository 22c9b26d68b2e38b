import type { Mention } from './mention.ts';
import { sentenceOf, type Text, wordAt } from '../reading/document/text.ts';

/** "12 hand held radios for the marshals": to speak to one another with, where nothing is said of whom an audience hears. */
export function withTwoWayRadios(text: Text, mentions: readonly Mention[]): readonly Mention[] {
  const heard = mentions.some(
    (mention) => mention.kinds.some((kind) => kind.startsWith('mic_')) && !isHandRadio(text, mention),
  );
  const stewards = mentions.some(({ kinds }) => kinds.includes('crew_steward'));
  return mentions.map((mention) =>
    isHandRadio(text, mention) &&
    (isForCrew(text, mention) || (stewards && !heard && !isInSound(text, mention, mentions)))
      ? { ...mention, kinds: ['two_way_radio'] }
      : mention,
  );
}

/** "Handheld radios", "hand held radio": and no word of a microphone. */
function isHandRadio(text: Text, { kinds: [kind], from, to }: Mention): boolean {
  if (kind !== 'mic_wireless_handheld' || !/^radios?$/u.test(wordAt(text, to - 1))) return false;
  return text.tokens.slice(from, to).every(({ text: word }) => HAND_RADIO.has(word));
}

const HAND_RADIO = new Set(['hand', 'held', 'handheld', 'radio', 'radios', '-']);

function isForCrew(text: Text, { to }: Mention): boolean {
  const { to: end } = sentenceOf(text, to - 1);
  return text.tokens.slice(to, Math.min(end, to + REACH)).some(({ text: word }) => CREW.has(word));
}

const REACH = 5; // words behind the radios
const CREW = new Set(
  'steward stewards stewarding marshal marshals security staff crew volunteers volunteer team channel channels chargers charger earpieces'.split(
    ' ',
  ),
);

/** In one sentence with sound: "PA with two handheld radios". */
function isInSound(text: Text, mention: Mention, mentions: readonly Mention[]): boolean {
  const sentence = sentenceOf(text, mention.from);
  return mentions.some(({ categories, from }) => categories.includes('audio') && sentenceOf(text, from) === sentence);
}
