import { describe, expect, it } from 'vitest';
import { findKinds } from './find-kinds.ts';

function mentions(text: string): string[] {
  return findKinds(text).map(({ kind, words }) => `${words} = ${kind}`);
}

describe('spoken words for equipment', () => {
  it.each([
    ['radio mics', 'mic_wireless_handheld'],
    ['lapel mics', 'mic_wireless_lapel'],
    ['clip-on mics', 'mic_wireless_lapel'],
    ['handhelds', 'mic_wireless_handheld'],
    ['PA system', 'pa_package'],
    ['Beamer', 'projector'],
    ['Leinwand', 'projection_screen'],
    ['écran', 'projection_screen'],
    ['pantalla', 'projection_screen'],
    ['scherm', 'projection_screen'],
    ['risers', 'stage_deck'],
    ['decks', 'stage_deck'],
    ['poseur tables', 'table_cocktail'],
    ['Stehtische', 'table_cocktail'],
    ['mange-debout', 'table_cocktail'],
    ['statafels', 'table_cocktail'],
    ['bar stools', 'bar_stool'],
    ['uplighters', 'uplight'],
    ['fairy lights', 'festoon'],
    ['gazebo', 'gazebo'],
    ['porta-loos', 'toilet'],
    ['Yamaha desk', 'mixing_console'],
    ['DJM mixer', 'dj_mixer'],
    ['poster boards', 'pinboard'],
    ['bridal arch', 'ceremony_arch'],
    ['two-way radios', 'two_way_radio'],
    ['sillas Tiffany', 'chair_banquet'],
    ['grupo electrógeno', 'generator'],
  ])('%s', (words, kind) => {
    expect(mentions(`150 × ${words}`)).toEqual([`${words} = ${kind}`]);
  });
});

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

describe('words that often mean people or other things', () => {
  it.each(['2 x 12" speakers, please', 'a pair of 15" tops for Saturday'])(
    'are equipment behind inches: %s',
    (text) => {
      expect(findKinds(text).map(({ kind }) => kind)).toEqual(['speaker_top']);
    },
  );
});
