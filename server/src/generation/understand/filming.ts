import type { Kind } from '../../equipment/index.ts';
import type { Activity, Demand, Exclusion, Facts } from '../types.ts';
import { type Text } from '../reading/document/text.ts';

interface Filming {
  readonly activity: Activity;
  /** Every way to speak of it, in any of the languages. */
  readonly words: RegExp;
  readonly kinds: readonly Kind[];
}

const FILMING: readonly Filming[] = [
  {
    activity: 'stream',
    words:
      /\b(?:live[- ]?)?stream(?:s|ing|ed|en|t|ings)?\b|\bgo(?:es|ing)? out (?:live )?(?:on|over) the (?:internet|web)\b|\blive on (?:the internet|youtube|facebook|zoom|teams|vimeo)\b|\b(?:web|live)[- ]?cast(?:s|ing)?\b|\blive[- ]?übertragung\b|\b(?:re)?transmis(?:es?|sion|sions|ión)?\b|\b(?:re)?transmit(?:ir|irá|irán|en)\b|\b(?:diffusée?s?|diffusion|diffuse|diffusons|diffusera|diffuserons)\b|\bemit(?:e|ir|imos|irá)\b|\bretransmite\b|\bgestream[dt]?\b|\buitzending\b|\buitgezonden\b/giu,
    kinds: ['streaming_encoder'],
  },
  {
    activity: 'recording',
    words:
      /(?<!\b(?:audio|sound|voice)[- ](?:only )?)\brecord(?:ing|ings|ed)?\b|\bfilm(?:ing|ed|en)\b|\baufzeichnung(?:en)?\b|\baufgezeichnet\b|\baufgenommen\b|\baufzeichnen\b|\bgefilmt\b|\bmitschnitt\b|\bcaptation\b|\benregistrement\b|\bfilm(?:ée?s?|ons|era|erons|er)(?!\p{L})|(?<=\bne )filme\b|\bgrabaci(?:ón|ones)\b|\bgraba(?:r|rá|rán|remos|n|mos)?(?!\p{L})|\bopnames?\b|\bopgenomen\b|\bgefilmd\b/giu,
    kinds: ['video_recorder'],
  },
];

/** What denies all that stands behind it in its clause, and what ends that. */
const DENIES =
  /(?<![\p{L}\p{N}])(?:no|not|nor|neither|never|without|none|nothing|nobody|cannot|kein|keine|keinen|keinerlei|nicht|nichts|ohne|weder|noch|pas|rien|sans|ni|aucune?|inutile|sin|tampoco|nada|geen|niet|niets|zonder)(?![\p{L}\p{N}])|n[’']t(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])(?:wont|dont|doesnt|isnt|arent|cant|didnt|shouldnt|mustnt)(?![\p{L}\p{N}])/giu;
const ENDS =
  /[.;!?\n•]|,\s(?:and|und|et|y|en)\s(?:an?|eine?|einen|une?|una?|een)\s|(?<!permitted|allowed|wanted|needed|required|included|erlaubt|gestattet|gewünscht|erwünscht|autorisé|permis|permitido|toegestaan):|(?<![\p{L}\p{N}])(?:but|however|only|just|please|instead|except|so|therefore|hence|would like|['’]d like|(?<!n['’]t |not |never )want|aber|daher|deshalb|möchten|donc|aimerions|souhaitons|por eso|(?<!no )queremos|(?<!no )quisiéramos|dus|daarom|willen|sondern|nur|bitte|mais|seulement|merci|pero|sino|solo|maar|wel|alleen|graag)(?![\p{L}\p{N}])/giu;
/** Behind a comma the denial goes on in a list alone: "no stage, lights or streaming". */
const LIST_END = /(?:^|\s)(?:or|nor|and|oder|noch|und|ou|ni|et|y|o|u|of|en)\s+(?:\p{L}+\s+)?$/iu;

/** Filming that every mention denies: the activity goes, and so does the wish for what it needs. */
export function withoutDeniedFilming<T extends Pick<Facts, 'activities' | 'demands' | 'exclusions'>>(
  facts: T,
  text: Text,
): T {
  const known = FILMING.reduce((read, filming) => {
    const denial = denialOf(filming, text);
    return denial === null ? read : leftOut(read, filming, denial);
  }, facts);
  const denied = withoutCameras(known, facts);
  const left = new Set(FILMING.filter((filming) => isLeftToOthers(known, filming)).map(({ activity }) => activity));
  return left.size === 0
    ? denied
    : { ...denied, activities: denied.activities.filter(({ value }) => !left.has(value)) };
}

/** Where nothing is filmed, neither camera nor who works it is of use, unless one is asked for. */
function withoutCameras<T extends Pick<Facts, 'activities' | 'demands' | 'exclusions'>>(known: T, before: T): T {
  const denial = known.exclusions.find((exclusion) => !before.exclusions.includes(exclusion));
  const films = known.activities.some(({ value }) => FILMS.has(value));
  const asked = known.demands.some(({ kinds }) => kinds.some((kind) => FILMED.has(kind)));
  if (denial === undefined || films || asked) return known;
  const kinds = [...denial.kinds, ...FILMED];
  return {
    ...known,
    exclusions: known.exclusions.map((exclusion) => (exclusion === denial ? { ...denial, kinds } : exclusion)),
  };
}

const FILMS: ReadonlySet<Activity> = new Set<Activity>(['stream', 'recording']);

/** "Recording and streaming are the agency's own unit's": whoever has it done wishes for nothing that it takes. */
function isLeftToOthers({ demands, exclusions }: Pick<Facts, 'demands' | 'exclusions'>, { kinds }: Filming): boolean {
  if (!exclusions.some((other) => kinds.some((kind) => other.kinds.includes(kind)))) return false;
  return !demands.some((demand) =>
    demand.kinds.some((kind) => FILMED.has(kind) || (kinds.includes(kind) && (demand.quantity ?? 1) > 1)),
  );
}

const FILMED: ReadonlySet<Kind> = new Set<Kind>(['camera', 'crew_camera']);

/** The words of the first mention and what denies it; null where there is no mention, or one that is not denied. */
function denialOf({ words }: Filming, text: Text): string | null {
  const { raw } = text;
  let first: string | null = null;
  for (const { index, 0: said } of raw.matchAll(words)) {
    const clause = raw.slice(startOfClause(raw, index), index);
    const denied = [...clause.matchAll(DENIES)].at(-1);
    const outside = OUTSIDE.exec(raw.slice(Math.max(0, index - REACH), index));
    if (outside !== null) {
      first ??= `${outside[0]}${said}`.replace(/\s+/gu, ' ').trim();
      continue;
    }
    if (denied !== undefined && reaches(clause.slice(denied.index))) {
      first ??= `${clause.slice(denied.index)}${said}`.replace(/\s+/gu, ' ').trim();
      continue;
    }
    const behind =
      deniedBehind(raw, index, index + said.length) ??
      doneByOthers(raw, index, index + said.length) ??
      doneByOurs(raw, index, index + said.length);
    if (behind === null && isTitle(raw, index)) continue; // "#25 Live stream: we are not streaming"
    if (behind === null) return null;
    first ??= behind;
  }
  return first;
}

/** "Quedan fuera del contrato las butacas, …, la GRABACIÓN y retransmisión": a list of what is outside. */
const OUTSIDE =
  /(?:\bquedan? fuera\b|\bno (?:forman?|son|es) (?:parte|objeto)\b|\bqueda[n]? excluid[oa]s?\b|\boutside (?:this|the) (?:contract|scope|order)\b|\bnot part of (?:this|the)\b|\bnicht bestandteil\b|\bnicht gegenstand\b|\bne (?:fait|font) pas partie\b|\bmaa?k(?:t|en) geen deel uit\b)[^.;\n]*$/iu;

/** "Aufgezeichnet oder gestreamt WIRD NICHTS", "opnames maken IS NIET DE BEDOELING": the verb and its denial behind. */
function deniedBehind(raw: string, start: number, end: number): string | null {
  const denied = DENIED_BEHIND.exec(raw.slice(end, end + REACH));
  return denied === null
    ? null
    : raw
        .slice(start, end + denied[0].length)
        .replace(/\s+/gu, ' ')
        .trim();
}

const DENIED_BEHIND =
  /^[^.;:!?\n,]{0,40}?(?:\s(?:wird|werden|wordt|worden|soll|sollen|muss|müssen|braucht|brauchen|hoeft|hoeven|moet|moeten)\s(?:(?:hier|dabei|auch|bei uns|er|ook)\s){0,2}(?:nichts|nicht|niets|niet)\b|\s(?:is|ist|are|sind|zijn|est|sont|es|son)\s(?:nicht|niet|not|pas|no)\s(?:(?:the|our|de|onze|unsere?|la|le)\s)?(?:bedoeling|plan|idea|intention|planned|foreseen|vorgesehen|geplant|voorzien|gepland|prévue?s?|previst[oa]s?|idee|Absicht|aan de orde)\b)/iu;

/** A short line of its own says nothing against what denies it below. */
function isTitle(raw: string, index: number): boolean {
  const from = raw.lastIndexOf('\n', index) + 1;
  const end = raw.indexOf('\n', index);
  const line = raw.slice(from, end === -1 ? raw.length : end);
  return end !== -1 && !/[.?!]/u.test(line) && line.trim().split(/\s+/u).length <= TITLE_WORDS;
}

const TITLE_WORDS = 6;

/** "The stream is handled by the agency", "la captation sera faite par une agence", but not "by you". */
function doneByOthers(raw: string, start: number, end: number): string | null {
  const done = BY_OTHERS.exec(raw.slice(end, end + REACH));
  return done === null
    ? null
    : raw
        .slice(start, end + done.index + done[0].length)
        .replace(/\s+/gu, ' ')
        .trim();
}

const BY_OTHERS =
  /^[^.;:!?\n,]{0,40}?(?:is|are|being|be|sera|est|seront|wird|werden|wordt|será|es)\s(?:\p{L}+\s){0,2}?(?:handled|done|covered|provided|managed|produced|run|filmed|faite?s?|assurée?s?|réalisée?s?|gérée?s?|hecha|realizada|gedaan|verzorgd|gemaakt)\s(?:by|par|por|door)\s(?!you|vous|votre|vos|ustedes|usted|jullie|u\b)/iu;
/** "Our own media students film it and STREAM it": people of theirs do, by name of what they are. */
function doneByOurs(raw: string, start: number, end: number): string | null {
  const done = OURS.exec(raw.slice(Math.max(0, start - REACH), start));
  if (done === null || !IT.test(raw.slice(end, end + REACH))) return null;
  return `${done[0]}${raw.slice(start, end)}`.replace(/\s+/gu, ' ').trim();
}

const OURS =
  /\b(?:our|their|the)\s(?:\p{L}+[’']?s?\s){0,3}?(?:students|pupils|volunteers|team|crew|club|society|department|lads|girls|boys|sixth formers|people|av group)\s(?:(?:will|are|is|who)\s)?(?:(?:be\s)?(?:film|video|record|shoot)(?:s|ing)?\s(?:(?:it|this|everything|all of it)\s)?(?:and|,)\s(?:then\s)?)?$/iu;
const IT = /^\s(?:it|this|the|everything|all|for)\b/iu;

function reaches(between: string): boolean {
  return !between.includes(',') || LIST_END.test(between) || DONE_IN_A_ROW.test(between);
}

/** "Nothing is to be FILMED, STREAMED or recorded": behind the comma the same is done. */
const DONE_IN_A_ROW =
  /^[^,]*(?:film|stream|record|broadcast|photograph)\p{L}*(?:,\s\p{L}+)*,\s(?:\p{L}+\s(?:or|and|nor)\s)?$/iu;

/** Characters: clauses are shorter. */
const REACH = 120;

function startOfClause(description: string, at: number): number {
  const from = Math.max(0, at - REACH);
  const last = [...description.slice(from, at).matchAll(ENDS)].at(-1);
  if (last !== undefined) return from + last.index + last[0].length;
  // not from within a word
  return from === 0 ? 0 : from + description.slice(from, at).search(/\s|$/u);
}

function leftOut<T extends Pick<Facts, 'activities' | 'demands' | 'exclusions'>>(
  facts: T,
  { activity, kinds }: Filming,
  words: string,
): T {
  const isFor = ({ kinds: [kind] }: Pick<Demand, 'kinds'>): boolean => kind !== undefined && kinds.includes(kind);
  const known = facts.exclusions.some((exclusion) => kinds.every((kind) => exclusion.kinds.includes(kind)));
  const exclusion: Exclusion = { categories: [], kinds, phrase: '', reason: 'unwanted', words };
  return {
    ...facts,
    activities: facts.activities.filter(({ value }) => value !== activity),
    demands: facts.demands.filter((demand) => !isFor(demand)),
    exclusions: known ? facts.exclusions : [...facts.exclusions, exclusion],
  };
}
