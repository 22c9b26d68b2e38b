import { describe, expect, it } from 'vitest';
import { understand } from '../../understand/index.ts';
import { withoutCosts } from './cost-lines.ts';

function asked(description: string): string {
  return understand({ description })
    .demands.map(({ kinds, phrase, quantity }) => `${quantity ?? '?'} ${kinds[0] ?? `"${phrase}"`}`)
    .join(', ');
}

const BUDGET = `Costs, assuming 50 people:

     1200? Hall
      400? Projector rental
      300  Marquee hire
     1500  Food for 50 people
      250  Other equipment (power strips, etc.)
    ---------------------------
     3650  Total`;

describe('a budget by lines', () => {
  it('counts no money, and its hall has nothing of what stands below', () =>
    expect(asked(BUDGET)).toBe('? projector, ? marquee, ? power_distro'));

  it.each([
    ['Kosten:\n400 Saal\n300 Beamer mieten\n120 Zelt\n820 Summe', '? projector, ? marquee'],
    ['Budget\n£500 PA hire\n£80 Gazebo\n£580 Total', '? pa_package, ? gazebo'],
    ['40 chairs\n10 tables\n50 total', '40 chair, 10 table_trestle'],
  ])('%j', (description, expected) => expect(asked(description)).toBe(expected));

  it('ends with its total', () =>
    expect(withoutCosts(`${BUDGET}\n\n40 chairs\n10 tables`)).toMatch(/- Total\n\n40 chairs\n10 tables$/u));
});
