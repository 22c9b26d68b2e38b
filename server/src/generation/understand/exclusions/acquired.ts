import type { Language } from '../../types.ts';
import { fold } from '../text/fold.ts';
import { markAt, sentenceOf, type Text, wordAt } from '../text/text.ts';
import type { Finding, Reading } from './reading.ts';
import { DENIALS } from './small-words.ts';

interface Acquiring {
  /** Who has got the thing, or "have", before the verb or the thing. */
  readonly who: ReadonlySet<string>;
  /** The verb in the past: before the thing, or behind it where verbs come last. */
  readonly got: ReadonlySet<string>;
  readonly behind: boolean;
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u).map(fold));

const ACQUIRING: Readonly<Record<Language, Acquiring>> = {
  en: {
    who: set(
      "we i they he she we've i've they've he's she's have has had committee school church club council wife husband mum dad sister brother parents",
    ),
    got: set(
      'booked ordered reserved rented hired bought purchased borrowed secured found sourced scrounged begged blagged cadged inherited unearthed hoarded salvaged rescued won built sewn made stitched welded knitted baked painted',
    ),
    behind: false,
  },
  de: {
    who: set('haben habe hat'),
    got: set('gebucht gemietet angemietet bestellt reserviert gekauft gekauft ausgeliehen geliehen besorgt beauftragt'),
    behind: true,
  },
  fr: {
    who: set("a avons ont ai j'ai"),
    got: set(
      'réservé réservée loué louée commandé acheté emprunté hérité récupéré déniché dégoté racheté fabriqué construit bricolé cousu soudé trouvé reçu',
    ),
    behind: false,
  },
  es: {
    who: set('hemos he han ha'),
    got: set(
      'reservado alquilado contratado comprado encargado heredado conseguido encontrado recuperado rescatado fabricado construido cosido soldado recibido pillado apañado',
    ),
    behind: false,
  },
  nl: { who: set('hebben heb heeft'), got: set('gehuurd geboekt gereserveerd besteld gekocht geleend'), behind: true },
};

/** English participles of getting. */
export const GOT: ReadonlySet<string> = ACQUIRING.en.got;

/** "We BOOKED two tents", "wir HABEN schon ein Zelt GEMIETET", "on A RÉSERVÉ une tente": got from somebody else. */
export function acquired(reading: Reading, index: number): Finding | null {
  const { text, mentions, lists } = reading;
  const mention = mentions[index];
  if (mention === undefined) return null;
  const last = lists[index] ?? index;
  const row = { from: mention.from, to: mentions[last]?.to ?? mention.to };
  const { who, got, behind } = ACQUIRING[text.language];
  const begin = behind ? wordBefore(text, row.from, who) : verbBefore(text, row.from, got, who);
  const end = behind && begin !== null ? wordBehind(text, row.to, got) : row.to;
  if (begin === null || end === null || isFromUs(text, begin, row.to)) return null;
  if (reading.cues.wishes.any({ from: begin, to: row.from }) || wordAt(text, begin - 1) === 'to') return null; // "we booked the hall and NEED 40 chairs"
  return { reason: 'provided', first: index, last, from: begin, to: end };
}

/** Where "we just booked" begins in the words right before. */
function verbBefore(text: Text, at: number, got: ReadonlySet<string>, who: ReadonlySet<string>): number | null {
  const verb = wordBefore(text, at, got);
  if (verb === null) return null;
  for (let subject = verb - 1; subject >= verb - ADVERBS; subject -= 1) {
    if (who.has(wordAt(text, subject))) return DENIALS.has(wordAt(text, subject - 1)) ? null : subject;
    if (!BETWEEN.has(wordAt(text, subject))) return null;
  }
  return null;
}

function wordBefore(text: Text, from: number, words: ReadonlySet<string>): number | null {
  for (let at = from - 1; at >= from - NEAR; at -= 1) {
    const token = text.tokens[at];
    if (token === undefined || token.kind === 'break' || STOPS.has(token.text)) return null;
    if (words.has(wordAt(text, at))) return at;
    if (DENIALS.has(wordAt(text, at))) return null;
  }
  return null;
}

function wordBehind(text: Text, from: number, words: ReadonlySet<string>): number | null {
  for (let at = from; at < from + NEAR; at += 1) {
    const token = text.tokens[at];
    if (token === undefined || token.kind === 'break' || markAt(text, at) === ',') return null;
    if (words.has(wordAt(text, at))) return at + 1;
  }
  return null;
}

/** "… from you", "bei euch", "last year", "have you booked …?": of this firm, of another time, or asked. */
function isFromUs(text: Text, from: number, to: number): boolean {
  const sentence = sentenceOf(text, from);
  const said = text.raw.slice(text.tokens[sentence.from]?.start ?? 0, text.tokens[sentence.to - 1]?.end ?? 0);
  return OF_US.test(said) || wordAt(text, to) === 'you';
}

const OF_US =
  /\?|\b(?:from|with|through|by) you(?:r\b|rselves|\b)|\b(?:bei|von|über) (?:euch|ihnen)\b|\b(?:chez|avec|par|auprès de) vous\b|\bcon (?:vosotros|ustedes)\b|\b(?:bij|van|via) (?:jullie|u)\b|\b(?:last|previous|past|other) (?:year|time|summer|month|spring|winter|autumn|event)s?\b|\b(?:letzt|vorig|vergangen)\p{L}* (?:jahr|mal|sommer)\b|\b(?:l['’]an(?:née)? (?:dernier|passé)|l['’]année dernière)|\b(?:el año pasado|la última vez)\b|\bvorig jaar\b|\b(?:always|usually|normally|in (?:19|20)\d\d)\b|\bif\b|\bunless\b|\bwenn\b|\bfalls\b/iu;

const ADVERBS = 4; // words between who and the verb
const NEAR = 6; // words between the verb and the thing
const BETWEEN = set(
  "just already also now since recently only have has had 've finally and déjà aussi juste finalement ya también por fin",
);
const STOPS = set(
  ', : ; ( ) for to at in on near by so but because need needs want wants that which who where if as when while than pour dans para porque pero fur im am zum weil aber voor op naar omdat maar is are was',
);
