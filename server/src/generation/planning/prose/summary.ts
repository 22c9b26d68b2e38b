import { CATEGORIES } from '@showbill/contract';
import { KIND_CATEGORY } from '../../../equipment/index.ts';
import { dayInWords } from '../../drafting/notes.ts';
import type { Activity, Facts, PerformerKind } from '../../facts.ts';
import type { EventFields } from '../../types.ts';
import type { Choice, Occasion } from '../types.ts';
import { sentence } from '../words.ts';
import { eventName, yourEvent } from './event-name.ts';
import { type Prose, proseIn, thingOf } from './index.ts';
import { leftOutOf } from './left-out.ts';
import { guestsOf, isHire, placeOf } from './title.ts';

const MOST_NAMES = 6;

/**
 * At most three sentences in the language of the brief: what the proposal is for and covers, what it offers as options,
 * what is left out. Groups of equipment, never products: those are on the lines.
 */
export function summaryOf(facts: Facts, brief: EventFields, occasion: Occasion, choices: readonly Choice[]): string {
  const prose = proseIn(facts.language);
  const sentences = [
    covered(facts, brief, occasion, choices, prose),
    options(choices, prose),
    left(facts, choices, prose),
  ];
  return sentences
    .filter((each) => each !== '')
    .map(sentence)
    .join(' ');
}

function covered(
  facts: Facts,
  brief: EventFields,
  { days }: Occasion,
  choices: readonly Choice[],
  prose: Prose,
): string {
  const details = [
    guestsOf(facts, prose),
    days > 1 ? prose.say('days', { count: prose.figure(days) }) : '',
    placeOf(brief),
    brief.date === undefined ? '' : dayInWords(brief.date, prose.say('locale')),
  ].filter((detail) => detail !== '');
  const values = {
    details: details.length === 0 ? '' : ` (${details.join(', ')})`,
    list: prose.listed(groupsOf(facts, choices, prose)),
  };
  if (values.list === '') return '';
  if (isHire(facts)) return prose.say('covers.hire', values);
  return prose.say('covers.event', { ...values, event: yourEvent(eventName(facts), prose) });
}

/** "sound for speeches", "stage lighting", "crew": in the order of the categories. */
function groupsOf(facts: Facts, choices: readonly Choice[], prose: Prose): readonly string[] {
  const firm = choices
    .filter((choice) => !choice.optional)
    .toSorted((one, other) => placeIn(one) - placeIn(other))
    .flatMap(({ kind, need }) => {
      const { group } = thingOf(kind);
      if (group === 'sound') return [soundFor(facts, prose)];
      if (group !== '') return [prose.group(group)];
      return need.rule === 'demand' ? [prose.thing(kind)] : [];
    });
  return [...new Set(firm)];
}

function placeIn({ kind }: Choice): number {
  return CATEGORIES.indexOf(KIND_CATEGORY[kind]);
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

function soundFor({ activities, performers }: Facts, prose: Prose): string {
  const purposes = PURPOSES.filter(
    (purpose) =>
      activities.some(({ value }) => purpose.activities.includes(value)) ||
      performers.some(({ kind }) => purpose.performers.includes(kind)),
  ).map(({ key }) => prose.say(`purpose.${key}`));
  return purposes.length === 0 ? prose.group('sound') : prose.say('sound.for', { list: prose.listed(purposes) });
}

function options(choices: readonly Choice[], prose: Prose): string {
  const names = new Set(choices.filter(({ optional }) => optional).map(({ kind }) => prose.thing(kind)));
  return names.size === 0 ? '' : prose.say('options', { list: firstOf([...names], prose) });
}

function left(facts: Facts, choices: readonly Choice[], prose: Prose): string {
  const parts = (['provided', 'unwanted'] as const).flatMap((reason) => {
    const names = leftOutOf(facts, choices, reason);
    return names.length === 0 ? [] : [prose.say(`left.${reason}`, { list: firstOf(names, prose) })];
  });
  return parts.length === 0 ? '' : prose.say('left', { list: prose.listed(parts) });
}

/** "a, b and 4 more": of two that would be more than shown, both are. */
function firstOf(names: readonly string[], prose: Prose): string {
  if (names.length <= MOST_NAMES) return prose.listed(names);
  const shown = names.slice(0, MOST_NAMES - 2);
  return prose.listed([...shown, prose.say('more', { count: prose.figure(names.length - shown.length) })]);
}
