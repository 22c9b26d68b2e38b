import { describe, expect, it } from 'vitest';
import { understand } from '../index.ts';

/** "4 uplight, ? lectern": what the words ask for, in their order. */
function asked(description: string): string {
  return understand({ description })
    .demands.map(({ kinds, phrase, quantity }) => `${quantity ?? '?'} ${kinds[0] ?? `"${phrase}"`}`)
    .join(', ');
}

function table(rows: readonly (readonly [description: string, expected: string])[]): void {
  it.each(rows)('%s', (description, expected) => expect(asked(description)).toBe(expected));
}

describe('rows that begin with what is heard', () => {
  table([
    [
      'Guitar 1: SM57\nGuitar 2: SM57\nBass: DI\nKeys: 2x DI\nVocals: 3x SM58',
      '2 mic_instrument, 3 di_box, 3 mic_wired',
    ],
    [
      'Gitarre: SM57\nBass: DI\nSchlagzeug: 7 Mikrofone\nGesang: 3x SM58',
      '1 mic_instrument, 1 di_box, 7 mic_instrument, 3 mic_wired',
    ],
    ['Drums: Pearl kit of 5\nBass: Ampeg SVT\nGuitar: Fender Twin', '? drum_kit, ? bass_amp, ? guitar_amp'],
  ]);
});

describe('what heads a row says what is heard', () => {
  table([
    ['Guitars: 2 SM57, drums: 7 mics.', '2 mic_instrument, 7 mic_wired'],
    ['Gitarren: 2 Mikrofone', '2 mic_wired'],
    ['Guitars: two acoustic ones for the workshop, and 2 mics', '2 guitar, 2 mic_wired'],
  ]);
});

describe('amplifiers', () => {
  table([
    [
      'Needed: 2 tube combo amplifiers of 80 W (Marshall JVM, Orange, Fender Twin) and 2 mics',
      '2 guitar_amp, 2 mic_wired',
    ],
    [
      'Needed: 2 guitar amps and 2 mics (if it is a small club, 1 guitar amp and 1 mic will do)',
      '2 guitar_amp, 2 mic_wired',
    ],
  ]);
});

describe('what another case takes', () => {
  table([
    ['4 active DI boxes\n5 active DI boxes if Mary plays two fiddles', '4 di_box'],
    ['3 wedges. 4 wedges if the drummer comes along.', '3 stage_monitor'],
    ['3 wedges. 4 DI boxes if possible.', '3 stage_monitor, 4 di_box'],
  ]);
});

describe('around a stage', () => {
  table([
    ['A level wooden floor covered with black marley dance flooring is needed.', '? stage_floor'],
    ['Please bring two tops and minimum two monitors.', '2 speaker_top, 2 stage_monitor'],
    [
      'Technical rider\nLights as in the plot of the Technical Director. Four DI boxes.',
      '? lighting_package, 4 di_box',
    ],
    ['We need 3 stepped platforms for the choir.', '3 choir_riser'],
    ['Any hall has two elements that are needed: two wedges and a DI box.', '2 stage_monitor, 1 di_box'],
  ]);
});

describe('risers and mixes by their titles', () => {
  table([
    [
      'RISERS, CHAIRS & STANDS: a stage is required. Set with one riser of 16 x 8 ft, six chairs.',
      '1 stage_deck, 6 chair',
    ],
    ['Three (3) able-bodied persons to help with the load-in.', '3 crew_stagehand'],
  ]);

  it('leave out nobody', () => {
    const { exclusions } = understand({ description: 'Four wedges. Separate mixes are desirable. Monitor mixes (4).' });
    expect(exclusions).toEqual([]);
  });

  it('take a size over the ends of lines', () => {
    const [stage] = understand({
      description: 'La scène devra être plane. Dimensions :\n- ouverture :\n10 m\n- profondeur :\n6 m',
    }).demands;
    expect(stage?.traits).toMatchObject({ widthM: 10, depthM: 6 });
  });

  it('know a verb from a barrier', () => {
    expect(asked('Kabel auf der Fläche schränken die Show ein. Vier Monitore.')).toBe('4 stage_monitor');
  });
});

describe('what they play through', () => {
  table([
    ['Bass: combo or cabinet (4x10), Ampeg or similar. Two DI boxes.', '? bass_amp, 2 di_box'],
    ['FOH: 30 channels minimum. Four wedges.', '? mixing_console, 4 stage_monitor'],
    ['FOH: one engineer. Four wedges.', '1 crew_technician, 4 stage_monitor'],
    ['2 bass amps. Chinese-made amplifiers are unacceptable.', '2 bass_amp'],
    ['A mono 1/4 or XLR connection to our mixer, four wedges.', '4 stage_monitor'],
    ['Four wedges. Turn on the stage lights at eight.', '4 stage_monitor'],
    ['Four wedges and an electrical outlet near stage.', '4 stage_monitor, ? power_distro'],
  ]);
});
