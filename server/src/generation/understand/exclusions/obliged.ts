import { isSame, type Mention } from '../mention.ts';
import { type Span, sentenceOf, type Text } from '../text/text.ts';
import type { Reading } from './reading.ts';

/**
 * "Die Bühne MUSS überdacht sein", "la scène DEVRA être plane", "links SOLLTEN Podeste für die Boxen VORHANDEN SEIN": what
 * a thing has to be like, or that it has to be there, is said of one that is wished for.
 */
export function isObliged(text: Text, { from, to }: Span): boolean {
  if (text.language === 'en') return false; // "the screen must be self-powered" is told of one that was asked for before
  const [start, end] = [text.tokens[from]?.start ?? 0, text.tokens[to - 1]?.end ?? 0];
  const before = (
    text.raw
      .slice(Math.max(0, start - LONGEST), start)
      .split(ITEM)
      .at(-1) ?? ''
  ).replace(/\s+/gu, ' ');
  const behind =
    text.raw
      .slice(end, end + LONGEST)
      .split(/\n\s*\n/u, 1)[0]
      ?.replace(/\s+/gu, ' ') ?? '';
  if (BY_OTHERS.test(/^[^.;:?!]*/u.exec(behind)?.[0] ?? '')) return false;
  return HAS_TO_BE.test(behind) || (MUST.test(before) && (THERE.test(behind) || BEING.test(behind)));
}

/** Where a paragraph or an item of a list ends. */
const ITEM = /\n\s*(?:\n|[-•*·▪–])/u;
const HAS_TO_BE =
  /^ ?(?:\([^)]*\) ?)?(?:[^.;:?!,()]{0,60} )?(?:muss|müssen|sollte|sollten|soll|sollen|doit|doivent|devra|devront|devrait|deberá|deberán|debe|deben|dient|dienen|moet|moeten) (?!nicht (?:sein|vorhanden|da)\b|pas\b|niet\b|kein|nur\b)[^.;:?!]*?(?<!\p{L})(?:sein|haben|aufweisen|stehen|être|avoir|estar|ser|tener|zijn|staan|hebben)\b/iu;
const MUST =
  /(?<!\p{L})(?:muss|müssen|sollte|sollten|soll|sollen|doit|doivent|devra|devront|deberá|deberán|debe|deben|dient|dienen|moet|moeten)(?!\p{L})[^.;:?!,]*$/iu;
const THERE =
  /^[^.;:?!]*(?<!\p{L})(?:vorhanden sein|bereit ?stehen|zur verfügung (?:stehen|gestellt werden)|bereitgestellt werden|gestellt werden|anwesend sein|être (?:présents?|présentes?|disponibles?|prévue?s?|installée?s?)|estar (?:disponibles?|presentes?|instalad[oa]s?)|(?:aanwezig|beschikbaar|voorhanden) (?:te )?zijn)\b/iu;
/** "Muss ÜBERDACHT sein". */
const BEING = /^ (?:sein|ist|sind|être|estar|zijn)\b/iu;
const BY_OTHERS =
  /\b(?:von (?:der|den|dem|einer?m?|unsere[rnm]?) (?:band|gruppe|künstler\p{L}*|stadt|gemeinde|schule|verein)|vom (?:verein|haus|künstler|caterer|dj)|par (?:le|la|les|notre|l['’]) ?(?:groupe|compagnie|artiste|mairie|commune|dj|traiteur)|por (?:el|la|los) (?:grupo|banda|artista|ayuntamiento|dj)|door (?:de|het) (?:band|groep|artiest|gemeente|school|dj))\b|\b(?:weg|entfernt|abgebaut|geräumt|frei|leer|libre|vide|dégagée?|despejad[oa]|leeg)\b/iu;

/** "STELLT der Veranstalter die PA, MUSS sie um vier stehen": a condition by the order of words, of what is spoken of elsewhere as well. */
export function isVerbFirstCondition({ text, mentions }: Reading, mention: Mention): boolean {
  if (text.language !== 'de' && text.language !== 'nl') return false;
  const { from } = sentenceOf(text, mention.from);
  const first = text.tokens[from]?.start ?? 0;
  const start = text.tokens[mention.from]?.start ?? 0;
  if (start - first > LONGEST) return false;
  const said = text.raw.slice(first, start);
  if (!VERB_FIRST.test(said) || !THEN.test(text.raw.slice(start, start + LONGEST))) return false;
  return mentions.some((other) => other.to <= from && isSame(other, mention));
}

const LONGEST = 200; // characters to the main clause
const VERB_FIRST =
  /^[\W\d]*(?:stellt|stellen|bringt|bringen|hat|haben|liefert|besitzt|verfügt|gibt|brengt|brengen|heeft|hebben|levert|voorziet|zorgt)\s(?:der|die|das|ein\p{L}*|es|man|de|het|een|er|band|veranstalter|sie|wir)(?!\p{L})[^.;:?!]*$/iu;
const THEN =
  /^[^;:?!]*?(?:,|\betc\.?|\busw\.?|\benz\.?)\s+(?:dann|so|muss|müssen|stellt|stellen|braucht|brauchen|benötigt|benötigen|ist|sind|wird|werden|sollte|sollten|entfällt|entfallen|dan|moet|moeten|is|zijn|wordt|worden|hebben|heeft|volstaat)\b/iu;
