import { describe, expect, it } from 'vitest';
import { understand } from './index.ts';

describe('attendees', () => {
  it.each<[string, number | null]>([
    ['A dinner for 250 guests', 250],
    ['Two hundred and fifty guests will sit down', 250],
    ['200-250 delegates', 250],
    ['around 80 people', 80],
    ['approximately one hundred and seventy (170) people', 170],
    ['an audience of 300', 300],
    ['Guests: 140', 140],
    ['a gala for 400', 400],
    ['commencement with 11 750 guests', 11_750],
    ['attendance 11,750', 11_750],
    ['roughly 30 people, seated', 30],
    ['120 for dinner, 80 more for the evening', 200],
    ['Wedding: 120 guests, and another 40 in the evening', 160],
    ['80 day guests and 120 evening guests', 120],
    ['100 adults and 40 children', 140],
    ['12 tables of 10', 120],
    ['a panel of six and four seminar rooms of 40 people', null],
    ['a 40-strong choir', null],
    ['300 chairs and 40 tables', null],
    ['30 guest chairs', null],
    ['8 moving heads for the stage', null],
    ['a budget of £900, in 2027, at 19:30, call 020 7946 0958', null],
    ['a 6 x 4 m stage', null],
    ['250 guests in all, 40 people per breakout room', 250],
    ['für 250 Gäste', 250],
    ['Feier mit zweihundertfünfzig Mitarbeitern und Band', 250],
    ['1.600 Teilnehmer werden erwartet', 1600],
    ['une soirée pour une centaine de personnes', 100],
    ['una boda para doscientos cincuenta invitados', 250],
    ['een feest voor honderdtwintig gasten', 120],
    ['een congres voor 60 tot 80 deelnemers', 80],
    ['AGM for 120 shareholders', 120],
    ['a launch before 180 journalists', 180],
    ['10k run with 1,500 runners and 10 tables', 1500],
    ['a festival in a field, 3000 people', 3000],
    ['Sommerfest auf der Wiese mit 200 Gästen', 200],
    ['150 in the room and 600 online', 150],
  ])('of "%s" are %s', (description, attendees) => {
    expect(understand({ description }).attendees?.value ?? null).toBe(attendees);
  });
});
