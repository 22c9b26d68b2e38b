import { expect, it } from 'vitest';
import { readFacts } from '../../index.ts';
import { withPartners } from './partners.ts';

it.each([
  ['Two rear projection screens with projectors.', '2 projection_screen, 2 projector'],
  [
    'Topic: Projector for graduation. We need two rear projection screens with projectors.',
    '2 projection_screen, 2 projector',
  ],
  ['Four projectors and screens', '4 projector, 4 projection_screen'],
  ['A screen and a projector', '1 projection_screen, 1 projector'],
  ['Two screens, a projector', '2 projection_screen, 1 projector'],
  ['Three HD video cameras with camera operators', '3 camera, 3 crew_camera'],
  ['Zwei Leinwände mit Beamern', '2 projection_screen, 2 projector'],
  ['Deux écrans avec vidéoprojecteurs', '2 projection_screen, 2 projector'],
  ['Dos pantallas con proyectores', '2 projection_screen, 2 projector'],
  ['Twee schermen met beamers', '2 projection_screen, 2 projector'],
])('what comes one to each of another thing is as many as those: %s', (description, expected) => {
  const demands = withPartners(readFacts({ description }).demands);
  expect(demands.map(({ quantity, kinds }) => `${quantity ?? '?'} ${kinds[0]}`).join(', ')).toBe(expected);
});
