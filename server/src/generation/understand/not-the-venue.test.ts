import { describe, expect, it } from 'vitest';
import { readText } from '../reading/document/text.ts';
import { readVenueFound } from './venue.ts';

describe('a place that is no venue', () => {
  it.each([
    ['Dear all at Cothelstone,\n\nOliver Twist runs for three nights in the school hall.', null],
    ['260 in the cafeteria. The plants in Bristol and Roanoke watch the livestream.', null],
    ['A lectern and two mics.\nPROVIDED BY HOTEL, DO NOT QUOTE\nscreens', null],
    ['BigLAN: what to talk through at the Meetings\n\nThe undercroft is proposed.', null],
    ['Freitag ist der letzte Tag, um die Vorschläge im Forum zusammenzutragen.', null],
    ['Our Conference. Sign-in Booth, projector, 2 mics.', null],
    ['Tables - In the Hall\nThis is how they go', null],
    ['What we show:\n- @alan - Museum Box; LED baby; the bell', null],
    ['The usual Outboard Effects (i.e., Hall, Reverb, Compression, Limiter, etc.), 3 DI boxes', null],
    ['Concierto. Consola digital con 16 canales (Allen&Heath, Digico, Venue), que pueda sacar 4 mezclas.', null],
    ['Open Forum\nView Only\nSound equipment: what to get', null],
    ['Conference at Forum, Leeds', 'Forum, Leeds'],
    ['Konzert, Forum Ludwigsburg', 'Forum Ludwigsburg'],
    ['Wedding (Ripley Castle, Harrogate), 80 guests', 'Ripley Castle, Harrogate'],
    ['(For rooms with nothing in them, e.g. Sat 14 Nov, the old tram shed, Nottingham) 2 mics', 'Nottingham'],
    ['All-hands at our office in Bristol, with a livestream', 'Bristol'],
    ['Conference in Leeds. We watch the budget.', 'Leeds'],
    ['Hello, a wedding in Leeds for 80', 'Leeds'],
  ])('%s', (description, venue) => {
    expect(readVenueFound(readText(description))?.value ?? null).toBe(venue);
  });
});
