import { describe, expect, it } from 'vitest';
import { readDateFound, readDates } from './dates.ts';
import { readDays } from './days.ts';
import { readText } from '../reading/document/text.ts';

function daysOf(description: string): number {
  const text = readText(description);
  return readDays(text, readDates(text)).value;
}

function dateOf(description: string): string | null {
  const text = readText(description);
  return readDateFound(text, readDates(text))?.value ?? null;
}

describe('days', () => {
  it.each<[string, number]>([
    ['A two-day conference with 40 people', 2],
    ['A meeting; no account in arrears for more than 90 days', 1],
    ['The fair runs over three days', 3],
    ['A 3-day festival in the park', 3],
    ['12–14 March at the centre', 3],
    ['from 30 June to 2 July 2027', 3],
    ['May 8 through 10, 2027', 3],
    ['on 12 and 13 March', 2],
    ['Friday to Sunday on the common', 3],
    ['Fri-Sun, two stages', 3],
    ['open Friday, Saturday and Sunday', 3],
    ['a party over the weekend', 2],
    ['a week-long exhibition', 7],
    ['three nights of comedy', 3],
    ['Day 1: talks\nDay 2: workshops', 2],
    ['Eine zweitägige Tagung mit Abendprogramm', 2],
    ['Ein 3-tägiges Festival für die Stadt', 3],
    ['Messe vom 3. bis 5. Juli in der Halle', 3],
    ['Un séminaire sur deux jours pour la direction', 2],
    ['du 12 au 14 juin, avec une sono', 3],
    ['Un congreso de tres días para el sector', 3],
    ['del 12 al 13 de junio en el palacio', 2],
    ['Een tweedaagse conferentie voor het bedrijf', 2],
    ['van 12 tot en met 14 juni op het plein', 3],
  ])('of "%s" are %d', (description, days) => expect(daysOf(description)).toBe(days));

  it.each([
    'A dinner. We set up the day before.',
    'The tent goes up May 3 and remains up until May 10',
    'Please quote; the quote must be valid 14 days',
    "Note that we need three days' notice of changes",
    'Payment is 30-day from invoice',
    'Reply within 5 working days',
    'One day only, 12 March',
    'Angebot gültig 14 Tage, Zahlung innerhalb von 30 Tagen',
    'Rehearsal the evening before, show on Saturday',
    'A concert for 300',
  ])('of "%s" are 1', (description) => expect(daysOf(description)).toBe(1));

  it('are read from a German or Dutch word in a text of another language', () => {
    expect(daysOf('The conference is dreitägig, as you say, with a PA')).toBe(3);
    expect(daysOf('Our fair is driedaags and needs chairs for the people')).toBe(3);
    expect(daysOf('The fair is mehrtägig and we need chairs')).toBe(1);
  });

  it('keep the words they came from', () => {
    const text = readText('A two-day conference');
    expect(readDays(text, [])).toEqual({ value: 2, words: 'two-day' });
    expect(readDays(readText('A dinner'), [])).toEqual({ value: 1, words: null });
  });
});

describe('date', () => {
  it.each<[string, string | null]>([
    ['on Saturday 12 June 2027', '2027-06-12'],
    ['on June 12th, 2027', '2027-06-12'],
    ['12–14 March 2027', '2027-03-12'],
    ['am 3. Juli 2027 im Garten', '2027-07-03'],
    ['le 3 juillet 2027', '2027-07-03'],
    ['el 3 de julio de 2027', '2027-07-03'],
    ['op 5 september 2027', '2027-09-05'],
    ['am 05.07.2027', '2027-07-05'],
    ['on 2027-07-05', '2027-07-05'],
    ['on 25/07/2027', '2027-07-25'],
    ['on 05/07/2027', null],
    ['on 12 June', null],
    ['on 31 February 2027', null],
    ['must be installed by May 13, 2027', null],
    ['previously planned for June 26, 2027', null],
    ['Please reply by 3 May 2027. The gala is on 12 June 2027.', '2027-06-12'],
  ])('of "%s" is %s', (description, date) => expect(dateOf(description)).toBe(date));
});
