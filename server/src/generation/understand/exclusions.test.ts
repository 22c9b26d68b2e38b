import { describe, expect, it } from 'vitest';
import { understand } from './index.ts';

type Left = [reason: 'unwanted' | 'provided', what: string[]];

function left(description: string): Left[] {
  return understand({ description }).exclusions.map(({ reason, categories, kinds, phrase }) => [
    reason,
    [...categories, ...kinds, ...(phrase === '' ? [] : [phrase])],
  ]);
}

describe('what is not wanted', () => {
  it.each<[string, Left[]]>([
    ['No lighting please', [['unwanted', ['lighting']]]],
    ['No lighting, staging or video. 4 mics.', [['unwanted', ['lighting', 'staging', 'video']]]],
    ['No lighting and a small PA system', [['unwanted', ['lighting']]]],
    ["We don't need staging, just 4 radio mics", [['unwanted', ['staging']]]],
    ['A gala without chairs', [['unwanted', ['chair']]]],
    [
      'Hotel does tables, chairs and linen',
      [['provided', ['table_trestle', 'chair', 'tablecloth', 'napkin', 'chair_cover']]],
    ],
    ['Venue provides tables, chairs and bar', [['provided', ['table_trestle', 'chair', 'bar_unit']]]],
    ['The DJ brings his own decks', [['provided', ['dj_player', 'dj_controller']]]],
    ['Chairs and barriers from the council', [['provided', ['chair', 'crowd_barrier']]]],
    [
      'Das Zelt ist schon da, Stühle auch',
      [
        ['provided', ['marquee']],
        ['provided', ['chair']],
      ],
    ],
    ['Sin humo', [['unwanted', ['smoke_machine']]]],
    ["We've got speakers already", [['provided', ['speaker_top']]]],
    ['Loos are in the house', [['provided', ['toilet']]]],
    ['No power needed', [['unwanted', ['power']]]],
    ['Staging is not required', [['unwanted', ['staging']]]],
    ['Everything except lighting', [['unwanted', ['lighting']]]],
    ['LED screens instead of projectors', [['unwanted', ['projector']]]],
    ['Please do not quote for chairs', [['unwanted', ['chair']]]],
    [
      "We don't want ice sculptures. No wobble boards please.",
      [
        ['unwanted', ['ice sculptures']],
        ['unwanted', ['wobble boards']],
      ],
    ],
    ['Wir feiern mit Band, aber bitte kein Licht', [['unwanted', ['lighting']]]],
    [
      'Licht wird nicht benötigt, auf die Bühne kann verzichtet werden',
      [
        ['unwanted', ['lighting']],
        ['unwanted', ['staging']],
      ],
    ],
    ['Une soirée sans éclairage', [['unwanted', ['lighting']]]],
    ["L'éclairage n'est pas nécessaire", [['unwanted', ['lighting']]]],
    ['El sonido no hace falta', [['unwanted', ['audio']]]],
    ['No necesitamos sillas', [['unwanted', ['chair']]]],
    ['Geen podium nodig, wel 200 stoelen', [['unwanted', ['staging']]]],
  ])('in "%s"', (description, expected) => expect(left(description)).toEqual(expected));
});

describe('what is there already', () => {
  it.each<[string, Left[]]>([
    ['The hall has staging', [['provided', ['staging']]]],
    ['The venue provides tables and chairs', [['provided', ['table_trestle', 'chair']]]],
    ['We bring our own backline', [['provided', ['backline']]]],
    ['The church has a sound system', [['provided', ['audio']]]],
    ['The projector is already there', [['provided', ['projector']]]],
    ['The existing PA will be used', [['provided', ['audio']]]],
    ['The band brings its own PA', [['provided', ['audio']]]],
    [
      "We'll bring our own mics",
      [
        [
          'provided',
          [
            'mic_wired',
            'mic_wireless_handheld',
            'mic_wireless_lapel',
            'mic_headset',
            'mic_lectern',
            'mic_instrument',
            'mic_conference',
          ],
        ],
      ],
    ],
    ['Tables will be provided by the hotel', [['provided', ['table_trestle']]]],
    [
      'Chairs (by venue), lectern: own',
      [
        ['provided', ['chair']],
        ['provided', ['lectern']],
      ],
    ],
    ['We need 4 radio mics, chairs are provided by the venue', [['provided', ['chair']]]],
    ['The church provides chairs, and a small stage is needed', [['provided', ['chair']]]],
    ['The room has a projector but no sound system', [['provided', ['projector']]]],
    ['Eine Bühne ist vorhanden', [['provided', ['staging']]]],
    ['Die Stühle stellt das Hotel', [['provided', ['chair']]]],
    ['Der Saal hat eine Leinwand und einen Beamer', [['provided', ['projection_screen', 'projector']]]],
    ["La salle dispose d'une sono", [['provided', ['audio']]]],
    ['La sala ya tiene equipo de sonido', [['provided', ['audio']]]],
    ['Las sillas las pone el hotel', [['provided', ['chair']]]],
    [
      'De stoelen zijn aanwezig, de zaal heeft een geluidsinstallatie',
      [
        ['provided', ['chair']],
        ['provided', ['audio']],
      ],
    ],
  ])('in "%s"', (description, expected) => expect(left(description)).toEqual(expected));

  it('is not asked for', () => {
    const { demands } = understand({ description: 'The venue provides 200 chairs. We need 4 lecterns.' });
    expect(demands.map(({ kinds }) => kinds[0])).toEqual(['lectern']);
  });

  it('leaves what is asked for beside it', () => {
    const { demands } = understand({ description: 'The church has a sound system. We need 2 radio mics.' });
    expect(demands.map(({ kinds }) => kinds[0])).toEqual(['mic_wireless_handheld']);
  });
});

describe('nothing is left out', () => {
  it.each([
    'There is no need for anything fancy',
    'Not only lighting but also staging is needed',
    'No problem with parking, no later than 5pm',
    'The hall has no stage',
    'No power on the field',
    'There is no mains electricity',
    'We need 3 no. screens and 2 no. lecterns',
    'There is no PA in the hall',
    'The venue has power but not enough',
    'We have our own PA but it is too small',
    'Chairs must be provided by the contractor',
    'You provide the lectern and the chairs',
    'We would like to have a stage',
    'No mobile stages are available in the county',
    'Es gibt keine Bühne in der Halle',
    "Il n'y a pas de chaises dans la salle",
    'La sala no tiene escenario',
    'Er is geen podium in de zaal',
    'We hebben 200 stoelen en 20 tafels nodig',
    'Stühle stellt das Hotel nicht',
  ])('in "%s"', (description) => expect(left(description)).toEqual([]));
});
