import { describe, expect, it } from 'vitest';
import { understand } from './index.ts';

const asked = (description: string) =>
  understand({ description }).demands.map(({ quantity, kinds }) => `${quantity ?? '?'} ${kinds[0] ?? 'unknown'}`);
const event = (description: string) => understand({ description }).events[0]?.value;

describe('what is put out to tender', () => {
  it.each([
    'Graduation day. The vendor shall provide and set up 6,000 white chairs on the lawn.',
    'The city is seeking proposals for its summer festival: 40 portable restrooms and 4 accessible restrooms.',
    'Festival municipal. El adjudicatario suministrará 300 sillas y 40 mesas.',
    'Stadtfest. Leistungsverzeichnis: 60 Bauzaunelemente, 12 Mobiltoiletten.',
  ])('is only goods where nothing of it is heard or seen: %s', (description) => {
    expect(understand({ description }).hireList).toBe(true);
  });

  it('is planned whole where sound is among it', () => {
    const description = 'Summer concert. The contractor shall furnish a stage, a sound system and a generator.';
    expect(understand({ description }).hireList).toBe(false);
  });

  it('does not run for as long as an order takes', () => {
    const description = 'Orders have a 2–3-week turnaround. One dinner for 200 people, round tables.';
    expect(understand({ description }).days.value).toBe(1);
  });
});

describe('lists of tasks and of channels', () => {
  it('are asked for where no task is done yet', () => {
    expect(asked('AV for the meetup\n\n- [ ] Projector\n- [ ] 2 wireless microphones')).toEqual(
      expect.arrayContaining(['? projector', '2 mic_wireless_handheld']),
    );
  });

  it('stay a form where some are ticked', () => {
    const { exclusions } = understand({ description: 'We need:\n- [x] Projector\n- [ ] Stage' });
    expect(exclusions.flatMap(({ categories }) => categories)).toContain('staging');
  });

  it('number their channels', () => {
    const input = 'Concert. Channels\n1 Kick SM58\n2 Snare SM58\n3 Bass DI\n4 Keys DI\n5 Piano SM58\n6 Vocal SM58';
    expect(asked(input)).toEqual(['4 mic_wired', '2 di_box']);
  });

  it('add up lines with the same figure', () => {
    const input = 'Concert\nAnna\n- 1 vocal mic\nBert\n- 1 vocal mic\nCarla\n- 1 vocal mic';
    expect(asked(input)).toContain('3 mic_wired');
  });

  it('count players, not stages', () => {
    const { spaces } = understand({ description: 'Rider of a band. Number of people performing on stage: 8.' });
    expect(spaces.filter(({ count }) => count > 1)).toEqual([]);
  });
});

describe('words that name no event', () => {
  it.each([
    ['No opening act systems. A PA is needed.', 'ceremony'],
    ['Arrival two hours prior to opening the house. We need a PA.', 'ceremony'],
    ['Die Bühne muss wetterfest sein.', 'party'],
    ['Frei von fest eingebauten Teilen. Wir brauchen eine Bühne.', 'party'],
    ['Une lecture à la médiathèque, avec un micro.', 'conference'],
  ])('%s', (description, kind) => {
    expect(event(description)).not.toBe(kind);
  });

  it('are outweighed by musicians in a performance', () => {
    expect(event('Contract for a performance by the Harbour Jazz Orchestra. A PA is needed.')).toBe('concert');
  });

  it('take a rider for one of musicians where it says nothing else', () => {
    expect(event('TECHNICAL RIDER. PA, 4 wedges.')).toBe('concert');
    expect(event('Technical rider for the conference keynote: 1 lapel mic.')).toBe('conference');
  });
});

describe('words that name no thing', () => {
  it.each([
    ['Microphones for rooms that seat more than 100.', 'chair'],
    ['Raise the house lights even if the screen looks slightly dimmer. We need a lectern.', 'dimmer'],
    ['Concert. The players need 5 mic inputs on stage.', 'mic_wired'],
    ['Party. Guests have access to a bathroom in the house. We need 2 speakers.', 'toilet'],
    ['Konzert. Die Band baut ihre Instrumente selbst auf. Wir brauchen eine PA.', 'drum_kit'],
    ['Band rider. A dressing room with toilets is needed. 4 wedges.', 'site_cabin'],
    ['Spectacle. Un projecteur côté jardin. Il faut une sono.', 'marquee'],
  ])('%s', (description, kind) => {
    expect(understand({ description }).demands.flatMap(({ kinds }) => kinds.slice(0, 1))).not.toContain(kind);
  });

  it('leave a French stage indoors', () => {
    const setting = understand({
      description: 'Spectacle. Deux projecteurs, l’un côté jardin, l’autre côté cour.',
    }).setting;
    expect(setting?.value ?? null).not.toBe('outdoor');
  });

  it('and bathrooms for guests are toilets', () => {
    expect(asked('Backyard wedding. Bathrooms are a must.')).toContain('? toilet');
  });
});
