import { CATEGORIES } from '@showbill/contract';
import { dayInWords } from '../../drafting/notes.ts';
import type { Activity, Facts, PerformerKind } from '../../facts.ts';
import type { EventShown, LeftOut, LineShown, Told } from '../../types.ts';
import { sentence } from '../words.ts';
import { eventName, yourEvent } from './event-name.ts';
import { type Prose, proseIn, thingOf } from './index.ts';
import { leftOutOf } from './left-out.ts';
import { guestsOf, isHire, nameOf, placeOf } from './title.ts';

const MOST_NAMES = 6;

/** What title and summary say of a brief beside its lines. */
export function toldOf(facts: Facts, questions: Told['questions'] = []): Told {
  const prose = proseIn(facts.language);
  return {
    language: facts.language,
    ...nameOf(facts, prose),
    event: isHire(facts) ? null : yourEvent(eventName(facts), prose),
    purposes: purposesOf(facts, prose),
    leftOut: leftOutOf(facts),
    questions,
  };
}

/**
 * At most three sentences in the language of the brief: what the proposal is for and covers, what it offers as options,
 * what is left out. Groups of equipment, never products: those are on the lines.
 */
export function summaryOf(told: Told, event: EventShown, lines: readonly LineShown[]): string {
  const prose = proseIn(told.language);
  return [covered(told, event, lines, prose), options(lines, prose), left(told, lines, prose)]
    .filter((each) => each !== '')
    .map(sentence)
    .join(' ');
}

function covered(told: Told, event: EventShown, lines: readonly LineShown[], prose: Prose): string {
  const { days, date } = event;
  const details = [
    guestsOf(event, prose),
    days > 1 ? prose.say('days', { count: prose.figure(days) }) : '',
    placeOf(event),
    date == null ? '' : dayInWords(date, prose.say('locale')),
  ].filter((detail) => detail !== '');
  const values = {
    details: details.length === 0 ? '' : ` (${details.join(', ')})`,
    list: prose.listed(groupsOf(told, lines, prose)),
  };
  if (values.list === '') return '';
  return told.event === null
    ? prose.say('covers.hire', values)
    : prose.say('covers.event', { ...values, event: told.event });
}

/** "sound for speeches", "stage lighting", "crew": in the order of the categories; each category by something. */
function groupsOf({ purposes }: Told, lines: readonly LineShown[], prose: Prose): readonly string[] {
  const firm = lines
    .filter((line) => !line.optional)
    .toSorted((one, other) => CATEGORIES.indexOf(one.category) - CATEGORIES.indexOf(other.category));
  const saying = firm.map((line) => ({ ...line, said: saidOf(line, purposes, prose) }));
  const told = new Set(saying.flatMap(({ category, said }) => (said === '' ? [] : category)));
  const said = saying.map((line) =>
    line.said === '' && line.wanted && !told.has(line.category) ? prose.say(`area.${line.category}`) : line.said,
  );
  return [...new Set(said.filter((each) => each !== ''))];
}

function saidOf({ kind, wanted }: LineShown, purposes: readonly string[], prose: Prose): string {
  if (kind === null) return '';
  const { group } = thingOf(kind);
  if (group === 'sound' && purposes.length > 0) return prose.say('sound.for', { list: prose.listed(purposes) });
  if (group !== '') return prose.group(group);
  return wanted ? prose.thing(kind) : '';
}

const PURPOSES: readonly { key: string; activities: readonly Activity[]; performers: readonly PerformerKind[] }[] = [
  {
    key: 'speech',
    activities: ['speech', 'presentation', 'panel', 'awards'],
    performers: ['speaker', 'panel', 'host'],
  },
  {
    key: 'music',
    activities: ['live_music', 'acoustic_music'],
    performers: ['singer', 'band', 'ensemble', 'choir', 'orchestra'],
  },
  { key: 'dj', activities: ['dj'], performers: ['dj'] },
];

/** What the sound is for. */
function purposesOf({ activities, performers }: Facts, prose: Prose): readonly string[] {
  return PURPOSES.filter(
    (purpose) =>
      activities.some(({ value }) => purpose.activities.includes(value)) ||
      performers.some(({ kind }) => purpose.performers.includes(kind)),
  ).map(({ key }) => prose.say(`purpose.${key}`));
}

function options(lines: readonly LineShown[], prose: Prose): string {
  const names = lines
    .filter(({ optional }) => optional)
    .map(({ kind, category }) => (kind === null ? prose.say(`area.${category}`) : prose.thing(kind)));
  return names.length === 0 ? '' : prose.say('options', { list: firstOf([...new Set(names)], prose) });
}

/** Not what is on the list all the same, since it was asked for as well. */
function left({ leftOut }: Told, lines: readonly LineShown[], prose: Prose): string {
  const there = new Set<string>(
    lines.flatMap(({ kind, category }) => (kind === null ? category : [category, thingOf(kind).key])),
  );
  if (there.has('speakers')) there.add('soundSystem');
  const parts = (['provided', 'unwanted'] as const).flatMap((reason) => {
    const names = leftOut
      .filter((each: LeftOut) => each.reason === reason && !there.has(each.key))
      .map(({ name }) => name);
    return names.length === 0 ? [] : [prose.say(`left.${reason}`, { list: firstOf([...new Set(names)], prose) })];
  });
  return parts.length === 0 ? '' : prose.say('left', { list: prose.listed(parts) });
}

/** "a, b and 4 more": of two that would be more than shown, both are. */
function firstOf(names: readonly string[], prose: Prose): string {
  if (names.length <= MOST_NAMES) return prose.listed(names);
  const shown = names.slice(0, MOST_NAMES - 2);
  return prose.listed([...shown, prose.say('more', { count: prose.figure(names.length - shown.length) })]);
}
