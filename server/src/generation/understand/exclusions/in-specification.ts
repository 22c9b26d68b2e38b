import { KIND_CATEGORY } from '../../../equipment/index.ts';
import type { Mention } from '../mention.ts';
import { aroundIn } from '../text/around.ts';
import type { Span, Text } from '../text/text.ts';

/**
 * In a paper addressed to who bids, what is said in the passive without who does it is theirs to do: "a sound technician
 * IS PROVIDED as the event requires", "lighting IS INSTALLED in each tent"; not what "is provided BY THE CITY".
 */
export function isSpecified(text: Text, mention: Span): boolean {
  if (!isSpecification(text)) return false;
  const { before, behind } = aroundIn(text, mention, REACH);
  if (ORDERED.test(behind) && ON_ORDER.test(before)) return true;
  if (!DONE.test(behind) || WHERE.test(before) || DOER.test(behind)) return false;
  return !THERE.test(`${before} ${behind}`) && !HOSTS.test(before);
}

/** "The Vendor SHALL SET UP the stage by ten": an object of what whoever bids is to do. */
export function isBiddersDuty(text: Text, mention: Span): boolean {
  if (!isSpecification(text)) return false;
  const { before } = aroundIn(text, mention, REACH);
  return SHALL_DO.test(before) && !WHERE.test(before) && !THERE.test(before) && !HOSTS.test(before);
}

/** "Vendor must provide whatever is needed, INCLUDING BUT NOT LIMITED TO tents, chairs, lights": a list of what whoever bids is to bring. */
export function isInBiddersList(text: Text, mention: Span): boolean {
  if (!isSpecification(text)) return false;
  const { before } = aroundIn(text, mention, LIST_REACH);
  const listed = BRINGS.exec(before)?.[1];
  return listed !== undefined && !THERE.test(listed);
}

const LIST_REACH = 320; // letters of the sentence before it
const BRINGS =
  /\b(?:vendor|contractor|bidder|proposer|offeror|respondent|proponent|tenderer|supplier|firm)s? (?:shall|must|will|is to|agrees to) (?:\p{L}+,? ){0,3}?(?:provide|supply|furnish|deliver|bring|set up|install|erect|rent)\b[^.;:]*\bincluding,? (?:but not (?:be )?limited to|without limitation),?:? ([^.;:]*)$/iu;

/** "LABOR IS INCLUDED IN THE PRICE: TO PUT UP all of the sound": hands that are hired with the things. */
export function isLaborPriced(text: Text, { kinds: [kind], categories, to }: Mention): boolean {
  if (kind === undefined ? !categories.includes('crew') : KIND_CATEGORY[kind] !== 'crew') return false;
  const close = text.tokens[to - 1]?.end ?? 0;
  return PRICED.test(text.raw.slice(close, close + REACH));
}

const PRICED =
  /^ (?:is|are|to be|must be|shall be) (?:included |part )?(?:in|of|with) (?:the |this |that |their )?(?:price|cost|costs|quote|quotation|bid|fee|rental|proposal|contract|amount)\b(?! (?:of|for) (?:the|our|your|this) (?:hall|venue|room|hotel|house|barn|tent|marquee|ticket|package|site|church|club|school))|^ (?:needed |required |necessary )?to (?:install|put up|set up|operate|run|erect|deliver|rig)\b[^.;]{0,60}\b(?:and|or) (?:to )?(?:remove|take (?:down|out)|run|operate|strike|tear down|manage|dismantle)\b/iu;

const papers = new WeakMap<Text, boolean>();

/** Whether the text says what whoever bids shall do, or calls itself a specification. */
export function isSpecification(text: Text): boolean {
  const known = papers.get(text);
  if (known !== undefined) return known;
  const found = text.language === 'en' && BIDDERS.test(text.raw) && !ADDRESSED.test(text.raw);
  papers.set(text, found);
  return found;
}

const REACH = 160; // letters of the sentence on either side
const BIDDERS =
  /\b(?:the |successful |selected |awarded |winning |each )(?:vendor|contractor|bidder|proposer|offeror|respondent|proponent|tenderer|supplier|firm)(?:\(s\))? (?:shall|must|will|is to|agrees|is responsible|sees to|furnishes|provides|supplies)\b|\b(?:vendor|contractor|bidder|proposer|offeror|respondent|proponent|tenderer)s? shall\b|\bspecifications? (?:includes?|are|as follows)\b|^[^\w\n]{0,6}(?:technical |minimum |bid |general )?specifications?\s*(?:[.:–-]|$)|\b(?:vendor|contractor|bidder|proposer|supplier)(?:['’]s)? (?:responsibilities|duties|obligations)\b|\b(?:request for (?:proposals?|bids?|quot\w+)|invitation (?:to|for) bids?|scope of (?:work|services))\b/imu;
/** Someone writes to a firm that hires out, or a place to those who hire it or sell at it. */
const ADDRESSED =
  /^[^\w\n]{0,6}(?:dear|hi|hello|hey)\b|\b(?:hirers?|vendor fee|booth fee|stall ?holders?|thank you|cheers|we(?:'re| are) (?:looking|planning|hoping)|could you|can you|i need)\b/iu;
const DONE =
  /^(?: (?:and|or|with) [^.;:()]{2,50}?| [^.;:(),]{2,30}?)? (?:is|are|(?:shall|will|must) be|to be) (?:\p{L}+ly |to be |then |also )?(?:provided|supplied|furnished|delivered|brought|set|installed|erected|placed|put up|positioned|rented|hired|mounted|hung)(?!\p{L})/iu;
const WHERE =
  /\b(?:in|on|under|inside|outside|for|of|at|near|behind|beside|with|to|from|until|if|when|where|once|before|after) (?:(?:the|a|an|each|every|all|any|both|this|that) )?$/iu;
const SHALL_DO =
  /\b(?:vendor|contractor|bidders?|proposers?|offerors?|respondents?|proponents?|tenderers?|supplier|firm) (?:shall|must|will|is to|is responsible to) (?:\p{L}+,? (?:and )?){0,3}?(?:provide|supply|furnish|deliver|bring|set up|install|erect|put up|rent)(?: (?:and|,) ?[\p{L} ]{2,20})? (?:[^.;:()]{0,40} )?$/iu;
/** "Provided BY the City"; "by 9 am", "by hand" and "by the vendor" name nobody else. */
const DOER =
  /^[^.;\n]*?\b(?:under (?:the|a|an|our|its|another|separate)|(?:by|from|through|courtesy of)) (?!\d|noon|midnight|hand|then|that|means|default|contract|agreement|direction|supervision|the (?:truss|roof|ceiling|frame|structure|poles?|grid|rafters)|(?:the )?(?:successful |selected |awarded )?(?:(?:vendor|contractor|bidder|proposer|offeror|respondent|supplier)\b(?! (?:of|for|themselves))|end|start|time|day|date|morning)|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun)\p{L}*\b)/iu;
const THERE =
  /\b(?:not|no|already|existing|permanent(?:ly)?|in place|on hand|free of charge|in-house|house|owned|currently|for (?:your|vendors?|contractors?|the (?:vendor|contractor)(?:'s)?) use|to (?:the )?(?:vendors?|contractors?|bidders?|successful))\b/iu;
const HOSTS =
  /\b(?:city|county|borough|town|village|university|college|school|district|library|museum|owner|client|agency|department|committee|organi[sz]ers?|venue|hall|building|facility)\b[^.;]*$/iu;
/** "WHERE A tent IS ORDERED with this service": what may be ordered is offered. */
const ON_ORDER = /\b(?:where|if|when|whenever) (?:a|an|any) (?:\p{L}+ )?$/iu;
const ORDERED = /^ is ordered\b/iu;
