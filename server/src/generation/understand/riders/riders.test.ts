import { describe, expect, it } from 'vitest';
import { understand } from '../index.ts';

function asked(description: string): string[] {
  return understand({ description }).demands.map(({ quantity, kinds: [kind] }) => `${quantity ?? '?'} ${kind ?? '-'}`);
}

describe('the words of riders', () => {
  it.each([
    ['Concert for 200. We need two 414s and four 58s.', ['2 mic_instrument', '4 mic_wired']],
    [
      'A pair of 414s for overheads, three 57s, one D112.',
      ['2 mic_instrument', '3 mic_instrument', '1 mic_instrument'],
    ],
    ['Concert. 2 x AKG 414, 3 x SM58, 2 x Sennheiser 421.', ['2 mic_instrument', '3 mic_wired', '2 mic_instrument']],
    ['Rider. 414 condenser for the piano.', ['? mic_instrument']],
    ['Rider. 3 x 421 microphones.', ['3 mic_instrument']],
    ['For the band 4 x SM58 and 4 x 57 or similar.', ['4 mic_wired', '4 mic_instrument']],
    ['Für die Band zwei 414 oder ähnliche Kondensatormikrofone.', ['2 mic_instrument']],
    ['We need 58 chairs and 57 delegate microphones.', ['58 chair', '57 mic_conference']],
  ])('a microphone that goes by a figure is not counted by it: %s', (description, things) => {
    expect(asked(description)).toEqual(things);
  });

  it.each([
    ['Concert. 8 x 15" + 2" wedges, bi-amped.', ['8 stage_monitor']],
    ['Concert. 6 x 12"/1" wedges.', ['6 stage_monitor']],
    [
      'Concert. 8 x 15" + 2" wedges. 1 x wedge as keyboard fill. 1 x fill for drums.',
      ['8 stage_monitor', '1 stage_monitor', '1 stage_monitor'],
    ],
    ['Concert. 4 wedges and 1 drum fill.', ['4 stage_monitor', '1 stage_monitor']],
    ['Concert. 4 monitor mixes.', ['4 stage_monitor']],
    ['Concert. Four separate monitor mixes and 6 wedges.', ['6 stage_monitor']],
    ['Konzert. 4 Monitormischungen, 6 Monitorboxen.', ['6 stage_monitor']],
    ['Concierto. Cuatro mezclas de monitores. 6 monitores de piso.', ['6 stage_monitor']],
  ])('wedges are counted, mixes are mixed for them: %s', (description, things) => {
    expect(asked(description).filter((thing) => thing.includes('monitor'))).toEqual(things);
  });

  it.each([
    ['Risers: 1 x drums, 8ft x 8ft x 1ft, and 1 x horns, 8ft x 8ft x 1ft.', ['1 stage_deck', '1 stage_deck']],
    ['Podeste: Schlagzeug 2 x 2 m, Bläser 4 x 2 m.', ['? stage_deck', '? stage_deck']],
    ['Praticables : 1 batterie, 2 x 2 m, 1 cuivres, 3 x 2 m.', ['1 stage_deck', '1 stage_deck']],
    ['Tarimas: batería, 2 x 2 m.', ['? stage_deck']],
  ])('risers are for players, who bring what they play: %s', (description, things) => {
    expect(asked(description)).toEqual(things);
  });

  it.each([
    [
      'Amplificador de guitarra Vox (o similar). Amplificador de guitarra Orange (o similar).',
      ['? guitar_amp', '? guitar_amp'],
    ],
    ['One Fender guitar amp, one Marshall guitar amp.', ['1 guitar_amp', '1 guitar_amp']],
    ['Ampli guitare Fender. Ampli guitare Vox. Ampli basse Ampeg.', ['? guitar_amp', '? guitar_amp', '? bass_amp']],
    ['A guitar amp. The guitar amp is on stage left.', ['1 guitar_amp']],
  ])('amplifiers of two makes are two: %s', (description, things) => {
    expect(asked(description)).toEqual(things);
  });

  it.each([
    ['COMMUNICATIONS\n\n1. Headsets for four: stage manager, sound, lights and fly.', '4 intercom'],
    ['Comms\n- wireless headsets for stage manager, sound and lights', '3 intercom'],
    ['1 headset system for communication, 3-4 stations', '4 intercom'],
    ['Intercom:\n- 5 headsets', '5 intercom'],
    ['Headsets between stage manager, lights and sound.', '3 intercom'],
    ['Corporate communications day for 80: 4 headsets for the presenters.', '4 mic_headset'],
    ['COMMS\n4 beltpacks.\nSOUND:\n2 headset mics', '2 mic_headset'],
  ])('headsets under communications are what the crew speaks into: %s', (description, thing) => {
    expect(asked(description)).toContain(thing);
  });

  it.each([
    ['Pour Martin :\n- 1 pupitre (genre Manhasset) et sa lampe', ['1 music_stand']],
    ['Concert. 3 pupitres pour les musiciens.', ['3 music_stand']],
    ['Concierto. Dos atriles para partituras con luz.', ['2 music_stand']],
    ['Conférence. Un pupitre avec micro.', ['1 lectern']],
  ])('what notes lie on is no lectern: %s', (description, things) => {
    expect(asked(description).filter((thing) => /stand|\blectern/u.test(thing))).toEqual(things);
  });

  it.each([
    'Touring company.\nDance Floor\n- Black Marley dance floor over the whole stage.',
    'Ballet. A Marlie style dance floor. The dance floor is to be dry.',
    'Dance company. Dance floor: black Marley on the stage.',
  ])('what a company dances on covers the stage: %s', (description) => {
    const floors = asked(description).filter((thing) => thing.includes('floor'));
    expect(floors).toEqual([expect.stringContaining('stage_floor')]);
  });
});
