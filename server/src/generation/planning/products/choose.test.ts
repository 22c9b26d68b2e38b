import { expect, it } from 'vitest';
import { z } from 'zod';
import { KINDS, type Traits } from '../../../equipment/index.ts';
import { readTable } from '../../../platform/data-files.ts';
import type { ShelfProduct } from '../../types.ts';
import { demand, factsOf, product } from '../fixtures.ts';
import { planDraft } from '../index.ts';

const CHAIRS =
  'chair_banquet: Chair, Chiavari, Gold; chair_banquet: Chair, Chiavari, Limewash; chair_banquet: Cross-Back Chair, Oak; ' +
  'chair: Folding Chair, Black; chair: White Folding Chair; chair: Stacking Chair; chair: Klappstuhl grau';

const kind = z.enum(['', ...KINDS]);
const traits = z.string().transform((text): Traits => Object.fromEntries(text.split(' ').filter(Boolean).map(traitOf)));
const row = z.object({
  rule: z.string().min(1),
  phrase: z.string().min(1),
  kind,
  quantity: z.coerce.number(),
  traits,
  shelf: z.string().transform((text) => (text === 'CHAIRS' ? CHAIRS : text).split('; ').map(productIn)),
  chosen: z.string(),
});

function traitOf(text: string): [string, number] {
  const [name = '', value] = text.split('=');
  return [name, Number(value)];
}

/** "mic_instrument: Drum Microphone Kit [pieces=7]", ": Wooden Easel" without a kind. */
function productIn(text: string): ShelfProduct {
  const [, of, name = '', said = ''] = /^(\w*): ([^[]+?)(?: \[(.*)\])?$/u.exec(text) ?? [];
  const known = kind.parse(of);
  const own = { owned: 500, category: 'furniture' as const };
  return known === ''
    ? product(name, name, [], 'event', {}, own)
    : product(name, name, known, 'event', traits.parse(said), { owned: 500 });
}

it.each(readTable(new URL('./choose.test.csv', import.meta.url), row))(
  '$rule: "$phrase" is "$chosen"',
  ({ phrase, kind: asked, quantity, traits: size, shelf, chosen }) => {
    const demands = [demand(phrase, asked === '' ? [] : [asked], quantity, { traits: size })];
    const { lines } = planDraft({}, factsOf('other', { demands }), { products: shelf });
    const offered = new Set(shelf.map(({ id }) => id));
    const named = lines.map(({ productId }) => productId).filter((id) => offered.has(id));
    expect(named).toEqual(chosen === '' ? [] : [chosen]);
  },
);
