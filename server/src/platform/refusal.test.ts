import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { refusalOf } from './refusal.ts';

const schema = z.object({
  name: z.string().min(2).max(5),
  places: z.array(z.string()).max(2),
  kind: z.enum(['percent', 'amount']),
  days: z.int().min(1).max(1000),
  id: z.uuid(),
  rate: z.number(),
  note: z.string().max(3, 'must be short'),
  colour: z.string().regex(/^#[0-9a-f]{6}$/),
  label: z.string().min(1),
  units: z.array(z.number()).min(1),
});
const GOOD = {
  name: 'Leeds',
  places: [],
  kind: 'percent',
  days: 2,
  id: '01a200bf-a9e1-738a-b855-6918227ba88f',
  rate: 1.5,
  note: '',
  colour: '#1f5f5b',
  label: 'Sound',
  units: [1],
};

describe('a refusal', () => {
  it.each([
    [{ name: 'x' }, 'name must have at least 2 characters'],
    [{ name: 'London' }, 'name must have at most 5 characters'],
    [{ name: undefined }, 'name is required'],
    [{ name: 7 }, 'name must be a string'],
    [{ places: ['a', 'b', 'c'] }, 'places must have at most 2 entries'],
    [{ places: ['a', 7] }, 'places.1 must be a string'],
    [{ kind: 'half' }, 'kind must be one of percent, amount'],
    [{ days: 0 }, 'days must be at least 1'],
    [{ days: 1001 }, 'days must be at most 1,000'],
    [{ days: 1.5 }, 'days must be a whole number'],
    [{ id: '7' }, 'id must be a valid uuid'],
    [{ rate: 'much' }, 'rate must be a finite number'],
    [{ note: 'long' }, 'note must be short'],
    [{ colour: 'green' }, 'colour is not as documented'],
    [{ label: '' }, 'label must have at least 1 character'],
    [{ units: [] }, 'units must have at least 1 entry'],
  ])('says in plain words what is wrong where: %j', (wrong, message) => {
    const { error } = schema.safeParse({ ...GOOD, ...wrong });
    expect(error && refusalOf(error, 'body').message).toBe(message);
  });
});
