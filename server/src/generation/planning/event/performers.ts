import type { Performers } from '../../facts.ts';
import { wholeNumber } from './people.ts';

/** More on one stage are a mistake. */
const MOST_PLAYERS = 120;
const LARGEST_PANEL = 40;
/** A band without a stated size has four players, an ensemble four, an orchestra forty; [ours]. */
const BAND = 4;
const ORCHESTRA = 40;

/** Who stands on the stage, counted by what they need there. */
export function countPerformers(performers: readonly Performers[]) {
  const people = (kind: Performers['kind']): number =>
    performers.filter((each) => each.kind === kind).reduce((sum, each) => sum + (wholeNumber(each.people) ?? 1), 0);
  const bands = performers.filter(({ kind }) => kind === 'band' || kind === 'ensemble' || kind === 'orchestra');
  // Several panels follow each other on one stage: the largest counts.
  const panels = performers.filter(({ kind }) => kind === 'panel').map(perAct);
  return {
    speakers: people('speaker'),
    panel: Math.min(LARGEST_PANEL, Math.max(0, ...panels)),
    hosts: people('host'),
    singers: people('singer'),
    players: Math.min(MOST_PLAYERS, Math.max(0, ...bands.map(playersOf))),
    acts: bands.reduce((sum, { acts }) => sum + (wholeNumber(acts) ?? 1), 0),
    choir: people('choir'),
    dj: people('dj') > 0,
  };
}

function playersOf(performers: Performers): number {
  const each = perAct(performers);
  return each > 1 ? each : performers.kind === 'orchestra' ? ORCHESTRA : BAND;
}

function perAct({ people, acts }: Performers): number {
  return Math.ceil((wholeNumber(people) ?? 1) / (wholeNumber(acts) ?? 1));
}

/** "A jazz trio … a gazebo for the band": the band is the trio. */
export function withoutRepeats(performers: readonly Performers[]): readonly Performers[] {
  const named = performers.some(({ kind }) => kind === 'ensemble' || kind === 'orchestra' || kind === 'singer');
  return performers.filter(
    ({ kind, words }) => !(named && kind === 'band' && /^(the |our )?band$/i.test(words.trim())),
  );
}
