import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { findKinds } from './find-kinds.ts';
import { KINDS } from './kinds.ts';
import { table } from './lexicon/index.ts';

/** The kinds that a text mentions, in order, and where it mentions one in which words, if that is told. */
const TEXTS = table('test-data/find-kinds.csv', {
  about: z.string().min(1),
  text: z.string().min(1),
  kinds: z
    .string()
    .transform((list) => list.split(' ').filter(Boolean))
    .pipe(z.array(z.enum(KINDS))),
  words: z.string(),
});

it('finds the equipment of test-data/find-kinds.csv', () => {
  const failing = TEXTS.rows().flatMap((row) => {
    const found = findKinds(row.text);
    const isFound =
      found.map(({ kind }) => kind).join() === row.kinds.join() && (row.words === '' || found[0]?.words === row.words);
    return isFound ? [] : [{ ...row, found }];
  });
  expect(failing).toEqual([]);
});

function mentions(text: string): string[] {
  return findKinds(text).map(({ kind, words }) => `${words} = ${kind}`);
}

describe('running text', () => {
  it('gives mentions in order with the longest words', () => {
    expect(
      mentions('We need a lectern with a gooseneck mic, two sets of steps, chair covers and a projector screen.'),
    ).toEqual([
      'lectern = lectern',
      'gooseneck mic = mic_lectern',
      'sets of steps = stage_steps',
      'chair covers = chair_cover',
      'projector screen = projection_screen',
    ]);
  });

  it('sees through German compounds', () => {
    expect(mentions('Für die Gäste brauchen wir eine Bühnentreppe, Stehtische und ein Lautsprecherkabel.')).toEqual([
      'Bühnentreppe = stage_steps',
      'Stehtische = table_cocktail',
      'Lautsprecherkabel = audio_cable',
    ]);
  });

  it('knows models by their make', () => {
    expect(mentions('Rider: 4 x QSC K12.2, Shure SM58, 2 x CDJ-3000.')).toEqual([
      'K12.2 = speaker_top',
      'SM58 = mic_wired',
      'CDJ-3000 = dj_player',
    ]);
  });

  it('takes speakers for people unless they stand beside equipment', () => {
    expect(mentions('Six keynote speakers talk on Friday, the speakers arrive at nine.')).toEqual([]);
    expect(mentions('We need speakers, a mixer and two microphones.')).toContain('speakers = speaker_top');
    expect(mentions('Two powered speakers for the foyer.')).toEqual(['powered speakers = speaker_top']);
    expect(mentions('2 speakers')).toEqual(['speakers = speaker_top']);
    expect(mentions('Lapel mics for all speakers.')).toEqual(['Lapel mics = mic_wireless_lapel']);
  });

  it('lets neighbours decide what a monitor is', () => {
    expect(mentions('a mixing desk, four monitors and a subwoofer for the band')).toContain('monitors = stage_monitor');
    expect(mentions('a vision mixer, a camera and a monitor for the operator')).toContain('monitor = display');
  });

  it('does not take an ordinary word for a foreign name of equipment', () => {
    expect(mentions('We need at least four hours on the road in March for the people and the team.')).toEqual([]);
  });

  it('does not join words across a full stop', () => {
    expect(mentions('Please bring chairs. Cover the floor.').map((mention) => mention.split(' = ')[1])).toEqual([
      'chair',
    ]);
  });

  it('has nothing to say about covers and cases', () => {
    expect(mentions('a flight case')).toEqual([]);
  });
});

describe('"&" between two names', () => {
  it('joins two things, unless only both together name one', () => {
    expect(mentions('a projector & screen')).toEqual(['projector = projector', 'screen = projection_screen']);
    expect(mentions('pipe & drape')).toEqual(['pipe & drape = drape']);
  });
});

describe('names that run over a line', () => {
  it('end with a short line', () => {
    const kinds = findKinds('We need\n4 stage\nmonitor stands').map(({ kind }) => kind);
    expect(kinds).not.toContain('stage_monitor');
  });

  it('go on where the line is long enough to be wrapped', () => {
    const text = 'For the talks on the first day we would like two wireless\nmicrophones';
    expect(findKinds(text).map(({ kind }) => kind)).toEqual(['mic_wireless_handheld']);
  });
});
