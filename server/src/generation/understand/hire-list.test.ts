import { describe, expect, it } from 'vitest';
import { understand } from './index.ts';

describe('a list of things to hire', () => {
  it.each([
    'Please hire us 50 party chairs, 6 wedding tables and 10 conference lecterns',
    'For our village fete we need 20 trestle tables, 60 chairs, 4 gazebos and 100 m of bunting. Deliver on Friday please.',
    'Equipment list: 4 radio mics, 2 screens, 2 projectors, 1 lectern. We collect on Monday.',
    'Item | Qty\nDinner plate | 80\nDinner fork | 80\nBanquet chair | 80',
    'Hochzeit: 90 Stühle, 12 Tische, 12 Tischdecken, 90 Hussen',
    'Selbstabholung: 6 Funkmikrofone, 2 Beamer, 30 Konferenzstühle',
    'Nous cherchons 150 chaises de gala, 15 tables de banquet et 8 mange-debout',
    'Necesitamos 90 sillas de boda, 9 mesas de banquete y 4 carpas',
    'Quote for hire of: 400 conference chairs, 4 radio mics, 1 lectern.',
    'Please price 400 conference chairs, 4 radio mics and 1 lectern, delivered on Tuesday.',
    'Graag 70 congresstoelen, 9 banketstoelen en 5 statafels, wij halen zelf op',
  ])('is what "%s" is', (description) => expect(understand({ description }).hireList).toBe(true));

  it.each([
    'Conference in Leeds: PA, 2 radio mics, 2 screens, 2 projectors, lectern, 3 lapel mics',
    'Party for 80 with a DJ: 8 uplighters, 2 mics, 80 chairs, 10 tables, 4 heaters',
    'We need a PA, 4 mics and 6 uplighters. There will be dancing and speeches.',
    'For hire: 400 chairs, 4 radio mics, 1 lectern. A band plays.',
  ])('is not what "%s" is', (description) => expect(understand({ description }).hireList).toBe(false));

  it('names no event by the words of its things', () => {
    const { events, activities } = understand({ description: '40 conference chairs, 6 dinner tables, 4 party tents' });
    expect([events[0]?.value, activities]).toEqual(['other', []]);
  });
});
