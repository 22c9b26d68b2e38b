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
