import { expect, it } from 'vitest';
import { demand, factsOf, product } from './fixtures.ts';
import { planDraft } from './index.ts';

it('a desk is a table where the shelf has no desks', () => {
  const facts = factsOf('party', { attendees: 40, demands: [demand('desks', ['table_desk'], 12)] });
  const drafted = (...products: ReturnType<typeof product>[]) =>
    planDraft({ description: '12 desks' }, facts, { products }).lines.map(({ productId }) => productId);
  const table = product('table', 'Folding table', 'table_trestle', 'event');
  expect(drafted(table)).toContain('table');
  expect(drafted(table, product('desk', 'Desk', 'table_desk', 'event'))).toEqual(['desk']);
});
