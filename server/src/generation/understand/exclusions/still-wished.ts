import { KIND_CATEGORY, type Kind } from '../../../equipment/index.ts';
import type { Exclusion } from '../../types.ts';
import { isListLine } from '../asking.ts';
import type { Mention } from '../mention.ts';
import { findAll, wordList } from '../text/lexicon.ts';
import { isCounted, type Span, sentenceOf, type Text, wordAt, wordsOf } from '../text/text.ts';
import { isDue } from './due.ts';
import type { Reading } from './reading.ts';
import { ADVERSATIVES, DEFINITE } from './small-words.ts';

/** What reads as if somebody had it, and is wished for all the same. */

const seeks = wordList(
  `seeking, seeks, seek, looking for, looking to appoint, looks to appoint, wishes to appoint, wish to appoint, to appoint, to engage, to contract, inviting, invites, invite, tenders from, quotes from, proposals from, procuring, procure, in search of, on the lookout for, sucht, suchen, gesucht, beauftragen, beabsichtigt, cherche, cherchons, recherche, recherchons, recherchent, souhaite confier, busca, buscamos, buscan, contratar, desea contratar, zoekt, zoeken, wil aanstellen, wenst aan te stellen`,
);
const toDo = wordList(
  `to provide, to supply, to deliver, to furnish, to install, to bring, to run, to handle, to cover, who can provide, who can supply, who provides, who supplies, who will provide, that can provide, that provides, able to provide, able to supply, der liefert, die liefert, der stellt, die stellt, qui fournisse, qui fournit, pour fournir, que suministre, que proporcione, que aporte, para suministrar, para proporcionar, die levert, dat levert, om te leveren`,
);
const broken = wordList(
  `is broken, are broken, is bust, is dead, has died, died, packed up, has packed up, gave up the ghost, given up the ghost, broke down, has broken, isn't working, doesn't work, no longer works, is kaputt, sind kaputt, ist defekt, sind defekt, den geist aufgegeben, est en panne, sont en panne, est cassé, est cassée, est hors service, nous a lâchés, está rota, está roto, está averiado, está averiada, se ha estropeado, no funciona, is kapot, zijn kapot, is stuk, heeft het begeven, is too weak, are too weak, is too small, are too small, is too quiet, is too dim, is too old, are too old, isn't up to it, is not up to it, ist zu schwach, sind zu schwach, ist zu klein, sind zu klein, ist zu leise, ist zu alt, est trop faible, sont trop faibles, est trop petit, est trop petite, sont trop petites, est trop vieux, es demasiado débil, es demasiado pequeño, es demasiado pequeña, es muy pequeña, se queda corto, se queda corta, is te zwak, zijn te zwak, is te klein, zijn te klein, is te oud`,
);
const hearsay = wordList(
  `keeps saying, keep saying, keeps telling us, keep telling us, keeps promising, keep promising, has been promising, have been promising, has been saying, have been saying, has promised for years, been on about, talks about, talking about, talk of, says they might, say they might, redet davon, reden davon, verspricht seit, versprechen seit, parle de, parlent de, promet depuis, promettent depuis, lleva años diciendo, llevan años diciendo, belooft al, beloven al, praat over`,
);

/** "The university is seeking to appoint somebody TO PROVIDE live streaming": who is sought is to bring it. */
export function isSought({ text }: Reading, { from }: Span): boolean {
  const sentence = sentenceOf(text, from);
  if (isOffered(text, sentence.from, from)) return true;
  const task = findAll(text.tokens, toDo, sentence.from, from + REACH).find((hit) => hit.from >= from - REACH);
  return task !== undefined && findAll(text.tokens, seeks, sentence.from, task.from + 1).length > 0;
}

/** "The Town SEEKS QUOTES FOR a tent with lighting", "die Stadt bittet um Angebote für …". */
function isOffered(text: Text, begin: number, from: number): boolean {
  const start = text.tokens[from]?.start ?? 0;
  return OFFERS.test(text.raw.slice(Math.max(text.tokens[begin]?.start ?? 0, start - FAR), start));
}

const FAR = 240; // letters
const OFFERS =
  /(?<!\p{L})(?:(?:seek|solicit|request|invit|accept|receiv|obtain|ask)(?:s|es|ing|e)?(?: for)? (?:\p{L}+,? ){0,3}?(?:quotes?|quotations?|bids?|proposals?|prices|pricing|tenders?|offers?) (?:\p{L}+ ){0,4}?for|(?:bittet um|sucht|erbittet|holt) (?:\p{L}+ )?angebote (?:für|zu)|(?:demande|sollicite|cherche) (?:des|un) (?:devis|offres?) pour|(?:solicita|pide|busca) (?:ofertas?|presupuestos?) (?:para|de)|(?:vraagt|zoekt) (?:een )?offertes? voor)(?!\p{L})(?![^.;()]*(?<!\p{L})(?:not|except|excluding|has|have|own|already|provides?|supplies)(?!\p{L}))[^.;()]*$/iu;

/** "A genny (the council's one IS BROKEN)", "our projector IS TOO WEAK": who had one has none that will do. */
export function isBroken({ text }: Reading, { from, to }: Span): boolean {
  const [said] = findAll(text.tokens, broken, to, Math.min(sentenceOf(text, from).to, to + REACH));
  if (said === undefined) return false;
  return !text.tokens.slice(to, said.from).some(({ text: word }) => ADVERSATIVES.has(word));
}

/** "A live stream FROM the church": where it is filmed, not who has it. */
export function isFilmedThere({ text, words }: Reading, { kinds, from, to }: Mention): boolean {
  const borrowed = [1, 2, 3].some((step) => BORROWED.test(wordAt(text, from - step)));
  const lent = kinds[0] === 'camera' && [1, 2].some((step) => words.subjects.at(text.tokens, to + step) !== null); // "cameras from the caterer"
  return !borrowed && !lent && kinds.some((kind) => FILMING.has(kind)) && FROM.has(wordAt(text, to));
}

/** "BORROWING cameras from the school". */
const BORROWED = /^(?:borrow|hir|rent|leas|get|got|buy|bought|com|leih|gelieh|emprunt|lou|prest|alquil|huren|lenen)/u;

const FILMING: ReadonlySet<Kind> = new Set<Kind>(['streaming_encoder', 'video_recorder', 'camera']);
const FROM = new Set('from aus depuis desde uit vanuit'.split(' '));

/** "The school KEEPS SAYING they will put in lights", "is one screen ENOUGH?": nothing is there of that. */
export function isHearsay({ text }: Reading, { from, to }: Span): boolean {
  const sentence = sentenceOf(text, from);
  const said = text.tokens.slice(sentence.from, sentence.to);
  if (said.at(-1)?.text === '?' && said.some(({ text: word }) => ENOUGH.has(word))) return true;
  return isToBeBuilt(text, { from, to }) || findAll(text.tokens, hearsay, sentence.from, to).length > 0;
}

/** "UNTIL the new permanent STAGE IS BUILT", "bis die neue Bühne fertig ist": there later. */
function isToBeBuilt(text: Text, { from, to }: Span): boolean {
  const sentence = sentenceOf(text, from);
  const start = text.tokens[from]?.start ?? 0;
  const begin = Math.max(text.tokens[sentence.from]?.start ?? 0, start - LATER_REACH);
  const end = Math.min(text.tokens[sentence.to - 1]?.end ?? start, (text.tokens[to - 1]?.end ?? start) + LATER_REACH);
  return UNTIL.test(text.raw.slice(begin, start)) && BUILT.test(text.raw.slice(start, end));
}

const LATER_REACH = 60; // characters
const UNTIL =
  /(?<!\p{L})(?:until|till|before|by the time|pending|bis|jusqu'à ce que|en attendant|hasta que|totdat|tot)(?: (?:the|its|our|a|new|planned|future|die|der|das|den|neue[rsn]?|unsere?|la|le|notre|nouvelle|el|nuevo|nueva|de|het|nieuwe|onze|permanent|permanente|feste))*\s?$/iu;
const BUILT =
  /(?<!\p{L})(?:is|are|has been|have been|gets|will be) (?:built|finished|completed|complete|installed|ready|delivered|constructed|repaired)(?!\p{L})|(?<!\p{L})(?:fertig|gebaut|repariert)(?: \p{L}+)? (?:ist|sind|wird)|(?:soit|sera) (?:construite?|prête|terminée?)|esté (?:construid[oa]|list[oa]|terminad[oa])|(?:klaar|gebouwd|hersteld) (?:is|zijn)/iu;

const ENOUGH = new Set('enough sufficient adequate genug assez suffisant suficiente genoeg'.split(' '));
const REACH = 24;

/** An exclusion with where it stands, and whether a list says it. */
export interface Placed {
  readonly exclusion: Exclusion;
  readonly at: Span;
  readonly listed: boolean;
}

/**
 * What is there, less what somebody wishes for behind that all the same: "Bouncy castle (reserved). … Bouncy castle
 * still to be hired", "The hire includes tables. … Please bring the tables for the other 80".
 */
export function lessWished(
  reading: Reading,
  placed: readonly Placed[],
  open: readonly Mention[],
  ticked: ReadonlySet<Mention>,
): Exclusion[] {
  const due = new Set(open.filter((mention) => isDue(reading.text, mention)));
  const rented = new Set(open.filter((mention) => isToRent(reading.text, mention)));
  const quoted = new Set(open.filter((mention) => isQuotedFor(reading.text, mention)));
  return placed.flatMap(({ exclusion, at, listed }): Exclusion[] => {
    if (exclusion.reason !== 'provided') return [exclusion];
    const more = open.filter(
      (mention) =>
        ticked.has(mention) ||
        due.has(mention) ||
        isMore(reading, mention, at, listed || rented.has(mention)) ||
        (quoted.has(mention) && isInLaterSentence(reading.text, mention, at)) ||
        isOtherTent(reading.text, mention, exclusion.words),
    );
    const lacking = more.filter((mention) => due.has(mention)).flatMap((mention) => mention.categories);
    const further = more.filter((mention) => isFurther(reading.text, mention)).flatMap((mention) => mention.categories);
    const kinds = exclusion.kinds.filter(
      (kind) => !more.some((mention) => mention.kinds[0] === kind) && !further.includes(KIND_CATEGORY[kind]),
    );
    const categories = exclusion.categories.filter((category) => !lacking.includes(category));
    if (kinds.length === exclusion.kinds.length && categories.length === exclusion.categories.length)
      return [exclusion];
    return kinds.length + categories.length === 0 ? [] : [{ ...exclusion, kinds, categories }];
  });
}

/** What the hall has in one paragraph, and "CAN YOU QUOTE FOR ten headsets, a digital desk and some extra lighting?" in another. */
function isQuotedFor(text: Text, mention: Mention): boolean {
  const { from } = sentenceOf(text, mention.from);
  if (DEFINITE.has(wordAt(text, mention.from - 1))) return false;
  const start = text.tokens[mention.from]?.start ?? 0;
  return QUOTE_FOR.test(text.raw.slice(Math.max(text.tokens[from]?.start ?? 0, start - FAR), start));
}

function isInLaterSentence(text: Text, mention: Mention, at: Span): boolean {
  return mention.from >= at.to && sentenceOf(text, mention.from).from > at.from;
}

/** "Some EXTRA lighting". */
function isFurther(text: Text, { from }: Mention): boolean {
  return MORE.has(wordAt(text, from - 1)) || MORE.has(wordAt(text, from - 2));
}

const MORE = new Set(
  'more extra additional further weitere mehr zusatzliche zusatzliches supplementaire supplementaires mas adicional adicionales meer'.split(
    ' ',
  ),
);
const QUOTE_FOR =
  /\b(?:(?:can|could|would|will) (?:you|we) (?:please )?(?:quote|price|cost)(?: us| me| up)?(?: for)?|please (?:quote|price)(?: us| me| up)?(?: for)?|(?:quote|price|quotation) (?:please )?for|(?:want|need|like|looking|hoping|going) to (?:hire|rent)(?: in)?)\b|\b(?:angebot|preis|kostenvoranschlag) (?:bitte )?(?:für|über)\b|\b(?:devis|prix|tarif) (?:s['’]il vous plaît )?pour\b|\b(?:presupuesto|precio) (?:por favor )?(?:para|de)\b|\b(?:offerte|prijs) (?:graag )?voor\b/iu;

/** "A marquee of 9 x 18 m for the teas … THE BEER TENT is the brewery's": tents go by what they are for. */
function isOtherTent(text: Text, mention: Mention, words: string): boolean {
  if (mention.kinds[0] !== 'marquee' || !TENT_OF_OTHERS.test(words)) return false;
  const counted = text.numberTo.has(mention.from) || isCounted(text, mention);
  return counted && !TENT_OF_OTHERS.test(wordsOf(text, { from: mention.from - 1, to: mention.to }));
}

const TENT_OF_OTHERS =
  /\b(?:beer|bar|brewery|catering|caterer[’']?s?|food|kitchen|first aid|medical|dressing|crew)[ -](?:tent|marquee)|\b(?:bierzelt|bierzelts|küchenzelt|cateringzelt|sanitätszelt)\b|biertent|keukentent/iu;

/** "They have something tent-like … but WE WILL NEED TO RENT a tent anyway". */
function isToRent(text: Text, { from }: Mention): boolean {
  const start = Math.max(sentenceOf(text, from).from, from - RENT_REACH);
  return TO_RENT.test(text.raw.slice(text.tokens[start]?.start ?? 0, text.tokens[from]?.start ?? 0));
}

const RENT_REACH = 7; // tokens from the wish to the thing
const TO_RENT =
  /\b(?:need|have|want|going|like) to (?:also )?(?:hire|rent)(?: \p{L}+){0,3} $|\b(?:devons|faut|faudra|voulons) louer(?: \p{L}+){0,3} $|\b(?:tenemos que|hay que|queremos) alquilar(?: \p{L}+){0,3} $/iu;

function isMore({ text, asking }: Reading, mention: Mention, at: Span, listed: boolean): boolean {
  if (mention.from < at.to || sentenceOf(text, mention.from) === sentenceOf(text, at.from)) return false;
  return listed && (asking.before(mention.from) || isListLine(text, mention.from));
}
