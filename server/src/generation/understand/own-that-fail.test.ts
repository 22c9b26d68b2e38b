import { describe, expect, it } from 'vitest';
import { understand } from './index.ts';
import { withoutOwnThatFail } from '../reading/document/own-that-fail.ts';

/** "45 music_stand / ": what the words ask for, and behind the stroke what they leave out. */
function read(description: string): string {
  const { demands, exclusions } = understand({ description });
  const asked = demands.map(({ kinds, quantity }) => `${quantity ?? '?'} ${kinds[0] ?? 'unknown'}`);
  return `${asked.join(', ')} / ${exclusions.map(({ words }) => words).join(', ')}`.trim();
}

describe('things are wished for where those of the client will not do', () => {
  it.each([
    ['45 music stands. The band’s own went to the summer school.', '45 music_stand /'],
    ['Anything else missing?\n- 45 music stands. The band’s own went to the summer school.', '45 music_stand /'],
    ['Thirty music stands, as ours are in use elsewhere.', '30 music_stand /'],
    ['20 chairs because the hall’s are broken.', '20 chair /'],
    ['30 tables (our own are too small)', '30 table_trestle /'],
    ['For hire, since our own are away: chairs (60), tables (20)', '60 chair, 20 table_trestle /'],
    [
      'To be hired, as the City’s own are out that weekend:\n- chairs (60)\n- tables (20)',
      '60 chair, 20 table_trestle /',
    ],
    ['Garbage boxes besides the park’s own, and a lectern', '? waste_bin, 1 lectern /'],
    ['20 chairs in addition to our own', '20 chair /'],
    ['Wir brauchen 40 Stühle, da unsere eigenen verliehen sind.', '40 chair /'],
    ['Il nous faut 40 chaises, car les nôtres sont prêtées.', '40 chair /'],
    ['Necesitamos 40 sillas, porque las nuestras están prestadas.', '40 chair /'],
    ['Graag 40 stoelen, want onze eigen zijn uitgeleend.', '40 chair /'],
  ])('%s', (description, expected) => {
    expect(read(description)).toBe(expected);
  });

  it.each([
    'No chairs please, we have our own.',
    'We use our own chairs. Ours are in the hall.',
    'The band has its own mixer, and the school’s chairs are there.',
    'No PA: the school’s is fine',
  ])('and nothing else is left out: %s', (said) => {
    expect(withoutOwnThatFail(said)).toBe(said);
  });
});
