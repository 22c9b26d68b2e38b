import { describe, expect, it } from 'vitest';
import { withoutAsides } from './asides.ts';

const tidy = (said: string): string => withoutAsides(said).replaceAll(/\s+/g, ' ').trim();

describe('what only goes along with what is said', () => {
  it.each([
    ['Just so you know, the hall has chairs.', 'the hall has chairs.'],
    ['Please note that chairs are provided', 'chairs are provided'],
    ['NB: no lighting', 'no lighting'],
    ['The hall has chairs, by the way.', 'The hall has chairs, .'],
    ['We have chairs as you know!', 'We have chairs !'],
    ['Zur Info: Stühle sind da, danke.', 'Stühle sind da, .'],
    ['À noter : les chaises sont sur place', 'les chaises sont sur place'],
    ['Por cierto, las sillas las pone el hotel', 'las sillas las pone el hotel'],
    ['Trouwens, de zaal heeft stoelen', 'de zaal heeft stoelen'],
    ['We have chairs :)', 'We have chairs'],
  ])('is left out: %s', (said, left) => {
    expect(tidy(said)).toBe(left);
  });

  it.each([
    'Lighting: no thanks',
    'Chauffage ? Non merci.',
    'A note on the stage',
    'Nota simple',
    'We note the change',
  ])('stays where it says something: %s', (said) => {
    expect(tidy(said)).toBe(said);
  });

  it('leaves every letter where it was', () => {
    const said = 'PS: we have chairs, by the way. FYI no lights :)';
    const left = withoutAsides(said);
    expect(left).toHaveLength(said.length);
    expect(left.indexOf('chairs')).toBe(said.indexOf('chairs'));
  });

  it('begins another sentence behind a full stop', () => {
    expect(withoutAsides('Toilets no. By the way, a stage')).toMatch(/no\. ;\s+a stage/);
  });
});
