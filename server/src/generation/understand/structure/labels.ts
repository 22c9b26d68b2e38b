import { markAt, type Span, sentenceOf, type Text, wordAt } from '../text/text.ts';
import { type Ground, hasNumber, hasThing, isAskedLabel, type Section } from './ground.ts';
import { behindNumber, LABEL, partyIn, SHORT, stateOfHeading } from './headings.ts';
import { isPutDown } from './names.ts';
import type { State } from './states.ts';

/** "Take off: the stage, the black drape. …", "Hall: chairs, tables / You: PA". */
export function inLine(ground: Ground, index: number, parties: boolean): Section[] {
  const { text, lines } = ground;
  const line = lines[index];
  if (line === undefined) return [];
  const labels = labelsIn(ground, line.span);
  const asked = parties || labels.some(({ state }) => state === 'asked');
  return labels.flatMap(({ state: own, heading, content }, at): Section[] => {
    const { from, to } = heading;
    const state = own ?? (asked ? partyIn(ground, { from, to: to - 1 }) : null);
    if (state === null) return [];
    const whole = sentenceOf(text, line.span.to - 1).to; // a long line goes on in the next one
    const limit = labels[at + 1]?.heading.from ?? endOf(ground, content, Math.max(line.span.to, whole));
    const end = beforeHowever(text, { from: content, to: Math.min(limit, endOf(ground, content, limit)) });
    // "Venue: Elm Grove Park" beside "Equipment needed": where it is, not what is there
    if (own === null && !hasThing(ground.things, { from: content, to: end })) return [];
    return end > content ? [{ state, heading, items: [{ from: content, to: end }] }] : [];
  });
}

/** "Room lighting is sufficient: for a show, HOWEVER, a stage wash": no more of it is said. */
function beforeHowever(text: Text, { from, to }: Span): number {
  for (let at = from; at < to; at += 1) if (HOWEVER.has(wordAt(text, at))) return at;
  return to;
}

const HOWEVER = new Set(['however', 'jedoch', 'cependant', 'toutefois', 'embargo', 'echter']);

interface Label {
  readonly state: State | null;
  readonly heading: Span;
  readonly content: number;
}

/** Words with a colon or a dash behind them at the beginning of a line, a sentence or a part of one. */
function labelsIn(ground: Ground, { from, to }: Span): readonly Label[] {
  const { text, things } = ground;
  const labels: Label[] = [];
  let begin = from;
  for (let at = from; at < to; at += 1) {
    const token = text.tokens[at];
    const opened = labels.length > 0 || BARS.has(markAt(text, at)); // "Hall: chairs, tables, you: PA"
    if (isAskedLabel(text, at)) continue;
    if (isStruck(text, at)) labels.push({ state: 'unwanted', heading: { from: at - 1, to: at }, content: at + 1 });
    const named = markAt(text, at) === '-' && isPutDown(text, { from: begin, to: at }, things);
    if (token?.kind === 'break' || (opened && !named && SEPARATORS.has(markAt(text, at)))) begin = at + 1;
    else if (markAt(text, at) === ':' || isDashLabel(text, { from: begin, to: at }, things)) {
      const first = behindNumber(text, { from: begin, to: at });
      const heading = { from: first, to: at + 1 };
      if (at > first && at - first <= LABEL && !hasNumber(text, heading)) {
        const label = { from: first, to: at };
        const state = stateOfHeading(ground, label) ?? (isPutDown(text, label, things) ? 'provided' : null);
        if (state !== null || (markAt(text, at) === ':' && !hasThing(things, heading)))
          labels.push({ state, heading, content: at + 1 });
      }
    }
  }
  return labels;
}

/** "LOT E - Withdrawn (generators)", "Item 4: deleted (lighting)". */
function isStruck(text: Text, at: number): boolean {
  return markAt(text, at) === '(' && STRUCK.has(wordAt(text, at - 1)) && text.tokens[at - 2]?.kind !== 'word';
}

const STRUCK = new Set(
  'withdrawn deleted cancelled canceled omitted struck entfallt gestrichen supprime annule anulado eliminado vervallen geschrapt'.split(
    ' ',
  ),
);

const SEPARATORS = new Set([',', '/', '|', ')', '-']);

const BARS = new Set(['/', '|']);

/** "Not required – stage, lights": without a thing of its own before the dash. */
function isDashLabel(text: Text, { from, to }: Span, things: ReadonlySet<number>): boolean {
  if (markAt(text, to) !== '-' || to - from > SHORT || to - from < 1 || NO.has(wordAt(text, from))) return false;
  return !hasThing(things, { from, to }) && wordAt(text, from) !== '' && hasThing(things, { from: to, to: to + 4 });
}

const NO = new Set(['no', 'nein', 'non', 'nee', 'yes', 'ja', 'oui', 'si']); // "Podiums? No - one"

/** Where the list behind a label ends: with its sentence; semicolons only part its members. */
function endOf({ text, asks }: Ground, content: number, to: number): number {
  for (let at = content; at < to; at += 1) {
    const token = text.tokens[at];
    if (token?.kind !== 'break') continue;
    if (token.text !== ';' || (asks(at + 1) && !bringsOwn(text, at + 1))) return at;
  }
  return to;
}

/** "…; the band's backline (they BRING THEIR OWN); …": no wish. */
function bringsOwn(text: Text, at: number): boolean {
  const { from, to } = sentenceOf(text, at);
  return text.tokens
    .slice(from, to)
    .some((token, index, all) => token.text === 'own' && OWNERS.has(all[index - 1]?.text ?? ''));
}

const OWNERS = new Set(['their', 'his', 'her', 'its']);
