import { describe, expect, it } from 'vitest';
import { readFacts } from '../reading/index.ts';
import { product } from './fixtures.ts';
import { planDraft } from './index.ts';

const SHELF = {
  products: [
    product('led', 'Outdoor LED tile', 'led_wall', 'day', { widthM: 0.5, heightM: 0.5 }),
    product('small', 'Fast-fold 3 x 1.7 m', 'projection_screen', 'day', { widthM: 3, heightM: 1.7 }),
    product('four', 'Fast-fold 4 x 2.25 m', 'projection_screen', 'day', { widthM: 4, heightM: 2.25 }),
  ],
};

function pictures(description: string): string {
  const { lines } = planDraft({}, readFacts({ description }), SHELF);
  return lines.map(({ units, productId }) => `${units} ${productId}`).join();
}

describe('a screen in the open air', () => {
  it.each([
    'Outdoor movie night in the park after dark. We own a projector. A 4m (13feet) screen is what we need.',
    'Cinéma en plein air dans le parc, notre vidéoprojecteur est là, un écran de 4 m de large.',
    'Cine de verano en el parque, el proyector lo ponemos nosotros, pantalla de 4 m.',
    'Openluchtbioscoop in het park, een beamer hebben we zelf. Gezocht: een scherm van 4 m breed.',
  ])('is one to project on where a projector is spoken of, as wide as is said: %s', (description) =>
    expect(pictures(description)).toBe('1 four'),
  );

  it('shines by itself where none is', () =>
    expect(pictures('Open-air concert in the park at noon with a band, a screen 4 m wide')).toMatch(/ led$/u));
});
