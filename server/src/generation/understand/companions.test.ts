import { describe, expect, it } from 'vitest';
import { understand } from './index.ts';

function asked(description: string): readonly (readonly [string | undefined, number | null])[] {
  return understand({ description }).demands.map(({ kinds: [kind], quantity }) => [kind, quantity]);
}

describe('what is said to come with a thing', () => {
  it.each([
    ['We need 3 cameras with operators and a vision mixer.', 'crew_camera', 3],
    ['Wir brauchen 2 Kameras mit Bediener.', 'crew_camera', 2],
    ['Il nous faut 2 caméras avec cadreurs.', 'crew_camera', 2],
    ['Please bring two 65 inch displays on stands.', 'display_stand', 2],
    ['Bitte 2 Displays 65 Zoll auf Rollständern.', 'display_stand', 2],
    ['Necesitamos 4 altavoces con trípode.', 'speaker_stand', 4],
    ['Graag 4 luidsprekers op statief.', 'speaker_stand', 4],
    ['Il faut 2 enceintes sur pied.', 'speaker_stand', 2],
    ['We need an LED wall 4 x 2 m, processing and a laptop.', 'video_processor', null],
    ['Stage 6 x 4 m at 1 m, steps, rails at the back and sides.', 'stage_handrail', null],
  ])('is asked for with it: %s', (description, kind, count) => {
    expect(asked(description)).toContainEqual([kind, count]);
  });

  it('leaves the thing itself asked for', () => {
    expect(asked('We need a 75 inch display on a stand.')).toContainEqual(['display', 1]);
  });

  it.each(['The order processing team meets: one projector and a lectern.', 'Two tables on a stand of grass.'])(
    'is nothing without it: %s',
    (description) => {
      const kinds = asked(description).map(([kind]) => kind);
      expect(kinds).not.toContain('video_processor');
      expect(kinds).not.toContain('display_stand');
    },
  );
});
