import { describe, expect, it } from 'vitest';
import { understand } from './index.ts';

function asked(description: string): [kind: string, quantity: number | null][] {
  return understand({ description }).demands.map(({ kinds: [kind], quantity }) => [kind ?? '-', quantity]);
}

describe('a big screen', () => {
  it.each([
    'I bring my own projector. A nice BIG screen, please.',
    'A projector and a big screen',
    'Giant screen, projector, 2 radio mics',
    'Wir brauchen eine große Leinwand und einen Beamer.',
    'Il nous faut un grand écran et un vidéoprojecteur.',
    'Necesitamos un proyector y una pantalla gigante.',
    'We hebben een groot scherm en een beamer nodig.',
  ])('beside a projector is one to project on: %s', (description) => {
    const kinds = asked(description).map(([kind]) => kind);
    expect(kinds).toContain('projection_screen');
    expect(kinds).not.toContain('led_wall');
  });

  it('of a hall is none for the projectors of other rooms', () =>
    expect(asked('In the hall a big screen. Each seminar room wants a projector.')[0]?.[0]).toBe('led_wall'));

  it.each(['A projector and an LED screen', 'Big screen on the square', 'A projector indoors, a video wall outside'])(
    'shines by itself elsewhere: %s',
    (description) => expect(asked(description).map(([kind]) => kind)).toContain('led_wall'),
  );
});

describe('an easel', () => {
  it.each([
    'A great BIG easel with a drawing pad.',
    'A big easel with paper and markers, please.',
    'Eine Staffelei mit Zeichenblock.',
    'Un chevalet avec du papier.',
    'Een schildersezel met papier.',
  ])('to draw on is a flip chart: %s', (description) => expect(asked(description)[0]?.[0]).toBe('flip_chart'));

  it('for a sign is none', () => expect(asked('An easel for the welcome sign.')[0]?.[0]).toBe('signage'));
});

describe('what a conductor stands on', () => {
  it.each([
    'A podium for the conductor, from where he can see the choir.',
    "A stage is to be provided, with a conductor's rostrum upon it.",
    'Ein Podest für den Dirigenten.',
    "Une estrade pour le chef d'orchestre.",
    'Una tarima para el director.',
    'Een podium voor de dirigent.',
  ])('is one, and no lectern: %s', (description) => {
    expect(asked(description)).toContainEqual(['music_stand', 1]);
    expect(asked(description).map(([kind]) => kind)).not.toContain('lectern');
  });

  it('is counted where it is', () => expect(asked('Two conductor podiums')).toEqual([['music_stand', 2]]));

  it('stands beside the stands of the players', () =>
    expect(asked('A podium for the conductor and music stands for every musician.')).toHaveLength(2));

  it('is a lectern for who speaks', () => expect(asked('A podium for the speaker')).toEqual([['lectern', 1]]));
});
