import { describe, expect, it } from 'vitest';
import { understand } from './index.ts';

const asked = (description: string): Record<string, number | null> =>
  Object.fromEntries(understand({ description }).demands.map(({ kinds: [kind = ''], quantity }) => [kind, quantity]));

describe('what each of several rooms is to have', () => {
  it('is a whole list in every room, the main one too', () => {
    expect(
      asked(
        'Main room for 80 and four breakout rooms of 20-25 each. A projector, a screen and a lapel mic in every room.',
      ),
    ).toMatchObject({ projector: 5, projection_screen: 5, mic_wireless_lapel: 5 });
  });

  it('is a whole list behind "each with"', () => {
    expect(asked('Five rooms, each with a projector, a screen and a lapel mic.')).toMatchObject({
      projector: 5,
      projection_screen: 5,
      mic_wireless_lapel: 5,
    });
  });

  it('is everywhere in German', () => {
    expect(
      asked(
        'Plenum für 60 Personen und vier Seminarräume für je 12 Personen, überall mit Beamer, Leinwand und Flipchart.',
      ),
    ).toMatchObject({ projector: 5, projection_screen: 5, flip_chart: 5 });
  });

  it('stands in lines below a heading', () => {
    expect(
      asked('Three seminar rooms. In each room:\n• projector\n• screen\n• 2 mics\n\nAlso a lectern.'),
    ).toMatchObject({
      projector: 3,
      projection_screen: 3,
      mic_wired: 6,
      lectern: 1,
    });
  });

  it('is not what one room has', () => {
    expect(
      asked(
        'A main hall and three breakout rooms. We need a stage in the main hall, a projector and screen in each breakout room.',
      ),
    ).toMatchObject({ stage_deck: null, projector: 3, projection_screen: 3 });
  });

  it('is not what comes each evening', () => {
    expect(asked('Two halls. Four radio mics, a mixer and a sound technician each evening.')).toMatchObject({
      mic_wireless_handheld: 4,
    });
  });
});

describe('what each of several has', () => {
  it.each([
    [
      'Four seminar rooms of 30-40, each with\n - projector and screen\n - show laptop',
      { projector: 4, playback_laptop: 4 },
    ],
    ['Drei Seminarräume für 25, jeweils mit:\n- Beamer\n- 2 Flipcharts', { projector: 3, flip_chart: 6 }],
    ['Trois salles de 40, chacune avec vidéoprojecteur et écran.', { projector: 3, projection_screen: 3 }],
    ['Tres salas de 40, cada una con:\n- proyector\n- pantalla', { projector: 3, projection_screen: 3 }],
    ['12 tables, 8 chairs each.', { chair: 96 }],
    ['12 mesas, 8 sillas cada una.', { chair: 96 }],
    ['Breakout rooms (4). The main room and each breakout need a screen.', { projection_screen: 5 }],
    ['Rehearsal Rooms A, B: each one 88-key keyboard.', { keyboard: 2 }],
  ])('%s', (description, expected) => expect(asked(description)).toMatchObject(expected));

  it('is kept apart from what the main room has', () => {
    const { demands } = understand({
      description:
        'Plenary hall: 16ft screen, lectern.\nFour seminar rooms of 30-40, each with\n - projector and screen',
    });
    expect(demands.filter(({ kinds: [kind] }) => kind === 'projection_screen').map(({ quantity }) => quantity)).toEqual(
      [1, 4],
    );
  });
});

it.each([
  ['Rental of screens, projectors and loudspeakers for 3 rooms.', '3 projection_screen, 3 projector, 3 speaker_top'],
  ['Microphones for the 4 talk tracks.', '4 mic_wired'],
  ['We need 6 microphones for 3 rooms.', '6 mic_wired'],
])('what has no figure of its own is for each of the rooms: %s', (description, expected) => {
  const { demands } = understand({ description });
  expect(demands.map(({ quantity, kinds }) => `${quantity ?? '?'} ${kinds[0]}`).join(', ')).toBe(expected);
});
