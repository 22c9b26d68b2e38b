import { expect, test } from 'vitest';
import { understand } from './index.ts';

test.each([
  'Strings of lights along the fence wall, please.',
  'We need a few strands of lights.',
  'Bistro lights across the yard',
  'Fairy lights along the path',
  'Edison lights over the patio',
  'Lights on strings over the yard, please',
  'Lichterketten im Garten',
  'Wir brauchen Lampenketten.',
  "Il nous faut des guirlandes d'ampoules.",
  'Des cordons lumineux dans le jardin',
  'Necesitamos hileras de luces en el patio.',
  'We zoeken slingers met lampjes.',
  'लाइट की लड़ियां चाहिए',
  'रोशनी की लड़ी चाहिए',
])('lights on strings are festoon: %s', (description) => {
  const { demands } = understand({ description });
  expect(demands.map(({ kinds: [kind] }) => kind).filter((kind) => kind !== 'fencing')).toEqual(['festoon']);
});
