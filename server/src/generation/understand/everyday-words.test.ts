import { describe, expect, it } from 'vitest';
import { understand } from './index.ts';

function asked(description: string): string[] {
  return understand({ description }).demands.map(
    ({ kinds, quantity, phrase }) => `${quantity ?? '?'} ${kinds[0] ?? phrase}`,
  );
}

describe('everyday words that read like equipment', () => {
  it.each([
    ['Die Messe ist am Montag, bitte buchen Sie uns ein. 3 Mikrofone bitte.', ['3 mic_wired']],
    ['Zwei Rollstuhlfahrer kommen auch, wir brauchen eine Rampe.', ['1 stage_ramp']],
    ['Unsere Vereinigung braucht 3 Mikrofone, ein Schrank steht dort.', ['3 mic_wired']],
    ['Die Bühne muss statisch sicher sein. Wir brauchen 3 Mikrofone.', ['3 mic_wired']],
    ['Prerequisites: none. We need a lectern, on letterhead.', ['1 lectern']],
    ['Altavoz a batería con micrófono, por favor.', ['? speaker_top']],
    ['For safety, 2 gazebos.', ['2 gazebo']],
    ['Un contrat signé, et 3 micros.', ['3 mic_wired']],
    ['Graag 3 microfoons, wij komen naar de beurs en standen er vorig jaar ook.', ['3 mic_wired']],
    ['Saturday drum & bass, 2 gazebos please.', ['2 gazebo']],
    ['9 music stands w. lights', ['9 music_stand']],
    ['2 wedges front of stage', ['2 stage_monitor']],
    ['one HD camera with a 42x zoom lens', ['1 camera']],
    ['On the platform sit a chair and a panel of five, each with a lapel mic.', ['5 mic_wireless_lapel']],
  ])('are none: %s', (description, expected) => expect(asked(description)).toEqual(expect.arrayContaining(expected)));

  it.each([
    ['Am Montag kommen wir. 3 Mikrofone bitte.', 'crew_stagehand'],
    ['Wir haben 50 Aussteller. 3 Mikrofone bitte.', 'crockery'],
    ['Zwei Rollstuhlfahrer kommen auch, wir brauchen eine Rampe.', 'crew_driver'],
    ['A riser for the drums, please.', 'drum_kit'],
    ['We need a cable from the artist’s keyboard to the desk.', 'keyboard'],
    ['Marshall 4x12 inch cab, and we need 2 DI boxes.', 'speaker_top'],
  ])('are not asked for: %s', (description, kind) => expect(asked(description).join()).not.toContain(kind));
});

describe('words that end like a band, a fair or a choir', () => {
  it.each([
    'My husband likes it. 3 mics please.',
    'The hall has fast broadband. 3 mics please.',
    'Unser Fachverband tagt. 3 Mikrofone bitte.',
    'We are in Dorchester. 3 mics please.',
    'There are anchor points in the roof. 3 mics please.',
    'Coral tablecloths and 3 mics please.',
    "Merci de chiffrer l'ensemble du matériel : 3 micros.",
    'Nous sommes un groupe de 40 personnes. 3 micros svp.',
    'Le groupe Martin fête ses vingt ans. 3 micros svp.',
  ])('tell of nobody who plays: %s', (description) => {
    const { performers, activities } = understand({ description });
    expect(performers).toEqual([]);
    expect(activities.map(({ value }) => value)).not.toContain('live_music');
  });

  it.each([
    ['Eine Coverband spielt.', 'band'],
    ['Un groupe de 5 musiciens joue.', 'band'],
    ['Un ensemble de cuivres pour la cérémonie.', 'ensemble'],
  ])('but these do: %s', (description, kind) => {
    expect(understand({ description }).performers[0]?.kind).toBe(kind);
  });

  it.each(['The safest stage, please.', 'Alles wetterfest bitte.', 'Ça marche très bien.'])(
    'nor is it a party or a fair: %s',
    (description) => expect(understand({ description }).events.map(({ value }) => value)).toEqual(['other']),
  );
});
