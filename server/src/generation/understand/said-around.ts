import type { Kind } from '../../equipment/index.ts';
import type { Mention } from './mention.ts';
import { type Text, wordAt } from '../reading/document/text.ts';

/** Where a name of equipment stands among words that make something else of it. */
interface Around {
  readonly word: RegExp;
  readonly kinds?: readonly Kind[];
  readonly before?: RegExp;
  readonly behind?: RegExp;
  /** The whole of its name. */
  readonly name?: RegExp;
}

const AROUND: readonly Around[] = [
  // "The snake runs to the sound BOOTH", "the BOOTH output of the mixer"
  {
    word: /^booths?$/u,
    kinds: ['exhibition_stand'],
    before:
      /\b(?:sound|control|light(?:ing)?|tech(?:nical)?|av|projection|announcer|mix(?:ing)?|to|your|dj)\s(?:the )?$/iu,
  },
  {
    word: /^booth$/u,
    kinds: ['exhibition_stand'],
    behind: /^ (?:out|outs|outputs?|monitors?|monitoring|level|volume|send|master|eq)\b/iu,
  },
  {
    word: /^(?:skip|skips)$/u,
    before: /\b(?:to|can|can['’]t|cannot|can not|could|i|we|you|they|don['’]t|please|and|or|will|not)\s$/iu,
    behind: /^ (?:\p{L}+s|it|ahead|back|over|to|slides?|songs?|ahead)\b/iu,
  },
  // "Two hours AFTER CURTAIN"
  { word: /^curtain$/u, before: /\b(?:after|before|until|till|final|opening|at|prior to|past|of) (?:the )?$/iu },
  { word: /^curtain$/u, behind: /^ (?:time|call|up|down)\b/iu },
  // "L'Acoustics, d&b, Martin AUDIO": who makes it
  {
    word: /^audio$/u,
    before: /\b(?:martin|hk|coda|alcons|void|danley|ae|tannoy|fulcrum|kv2|dynacord|clair|pioneer pro)\s$/iu,
  },
  // "SOUND dampening boxes"
  {
    word: /^sound$/u,
    behind: /^[ -](?:dampening|deadening|damping|absorbing|absorption|proof(?:ed|ing)?|insulat\p{L}+|barrier)\b/iu,
  },
  // "At the TECHNICAL DESK": where they sit who run it
  { word: /^desk$/u, kinds: ['table_desk'], before: /\b(?:at|from|to|behind) the (?:technical |tech |control )?$/iu },
  // "If necessary because of LIGHTING DESIGN"
  {
    word: /^(?:lighting|design)$/u,
    before: /\b(?:because of|depending on|according to|due to|by) (?:the )?$/iu,
    behind: /^(?: design| plot)?\s?[).,]/iu,
  },
  // "With FRESH BATTERIES": those of a microphone
  { word: /^batter(?:y|ies)$/u, before: /\b(?:with|has|have|w\/) (?:fresh|new|brand new|full|fully charged)\s$/iu },
  // "Either a dual cassette DECK or a CD player"
  { word: /^decks?$/u, kinds: ['stage_deck'], before: /\b(?:cassette|tape|cd|minidis[ck]|dvd|vhs|dual|double)\s$/iu },
  // "A keyboard with 88 weighted KEYS": what it is played on
  { word: /^keys$/u, kinds: ['keyboard'], before: /\b\d\d (?:fully )?(?:weighted|hammer|touch)[- ]?(?:action )?$/iu },
  { word: /^keys$/u, kinds: ['keyboard'], name: /^(?:weighted|\d\d) keys$/iu, before: /\d\d[- ]$/u },
  // "Organizers and PRODUCERS will provide"
  { word: /^producers?$/u, before: /\b(?:organi[sz]ers?|promoters?|presenters?|venues?)(?: and| or|,|\/| \/)\s?$/iu },
  // "A low wash center STAGE": where; "250 with raked SEATING": who sit
  { word: /^stage$/u, before: /\b(?:center|centre|mid)[ -]$/iu },
  { word: /^seating$/u, name: /^(?:raked|tiered) seating$/iu, before: /\bwith $/iu },
  // "So that the projector LIGHT does not shine on me", "an electrical power point SOURCE"
  { word: /^light$/u, name: /projector light$/iu },
  { word: /^source$/u, name: /^(?:power )?point source$/iu, before: /\b(?:power|electrical|electric) $/iu },
  { word: /^source$/u, name: /power point source$/iu },
  // "A small table CENTER STAGE": where
  { word: /^(?:center|centre)$/u, kinds: ['centrepiece'], behind: /^[ -]stage\b/iu },
];

/** Whether the words right around a name make something else of it. */
export function isMadeAnother(text: Text, { kinds: [kind], from, to }: Mention): boolean {
  const word = wordAt(text, to - 1);
  const near = AROUND.filter((each) => each.word.test(word));
  if (near.length === 0) return false;
  const start = text.tokens[from]?.start ?? 0;
  const end = text.tokens[to - 1]?.end ?? start;
  const before = text.raw.slice(Math.max(0, start - FAR), start);
  const behind = text.raw.slice(end, end + FAR);
  return near.some(
    (each) =>
      (each.kinds === undefined || (kind !== undefined && each.kinds.includes(kind))) &&
      (each.name?.test(text.raw.slice(start, end)) ?? true) &&
      (each.before?.test(before) ?? true) &&
      (each.behind?.test(behind) ?? true),
  );
}

const FAR = 40; // characters
