import type { Mention } from './mention.ts';
import { markAt, sentenceOf, type Text, wordAt } from '../reading/document/text.ts';
import { WITH } from './words/small-words.ts';

/** "A drum kit WITH four cymbals, a double pedal and a throne": what the drummer sits on, and no armchair. */
export function isPartOfKit(text: Text, mention: Mention, mentions: readonly Mention[]): boolean {
  if (mention.kinds[0] === 'projector_lens' && isZoom(text, mention.from)) return true;
  if (isLampOfStand(text, mention, mentions)) return true;
  if (!THRONES.has(wordAt(text, mention.to - 1))) return false;
  const { from, to } = sentenceOf(text, mention.from);
  // "A snare stand, a throne and a drum rug"
  if (text.tokens.slice(from, to).some((token) => OF_DRUMS.has(token.text))) return true;
  const kit = mentions.find((other) => other.kinds[0] === 'drum_kit' && other.from >= from && other.to <= mention.from);
  if (kit === undefined) return false;
  for (let at = kit.to; at < mention.from; at += 1) {
    if (WITH.has(wordAt(text, at)) || INCLUDING.has(wordAt(text, at)) || '(:'.includes(markAt(text, at) || '.'))
      return true;
  }
  return false;
}

/** "12 music stands WITH LIGHTS", "atriles con luz": the lamp on each of them. */
function isLampOfStand(text: Text, { from }: Mention, mentions: readonly Mention[]): boolean {
  if (!LAMPS.test(wordAt(text, from)) || !WITH.has(wordAt(text, from - 1))) return false;
  return mentions.some(({ kinds: [kind], to }) => kind === 'music_stand' && to <= from - 1 && from - to <= 4);
}

const LAMPS = /^(?:lights?|lamps?|licht|lampe[ns]?|beleuchtung|lumieres?|eclairage|luz|luces|lampjes?|verlichting)$/u;

/** "A camera with a 42x ZOOM LENS": how near it sees. */
function isZoom(text: Text, from: number): boolean {
  const factor = text.tokens[from - 1]?.text === 'x' ? text.numberTo.get(from - 1) : undefined;
  return factor !== undefined && (A.has(wordAt(text, factor.from - 1)) || WITH.has(wordAt(text, factor.from - 1)));
}

const A = new Set(['a', 'ein', 'einem', 'un', 'een']);
const THRONES = new Set(['throne', 'thrones']);
const OF_DRUMS = new Set('drum drummer snare cymbal cymbals hihat kick'.split(' '));
const INCLUDING = new Set(
  'including incl includes w inkl inklusive einschliesslich bestehend comprenant incluyendo inclusief'.split(' '),
);
