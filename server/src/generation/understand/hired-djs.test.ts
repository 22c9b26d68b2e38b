import { describe, expect, it } from 'vitest';
import { understand } from './index.ts';

function asked(description: string): readonly (string | undefined)[] {
  return understand({ description }).demands.map(({ kinds: [kind] }) => kind);
}

describe('a DJ', () => {
  it.each([
    'Evening party for 90 in the barn.\n- DJ with lights\n- 40 chairs',
    'Party for 80: 10 poseur tables, DJ (from you, with decks), 12 uplighters.',
    'Party mit 80 Gästen: 10 Stehtische, DJ inklusive, 12 Uplights.',
    'Soirée pour 80 personnes : 10 mange-debout, DJ à fournir, 12 projecteurs sur batterie.',
    'Fiesta para 80 personas: 10 mesas altas, DJ incluido, 12 focos.',
    'Feest voor 80 gasten: 10 statafels, DJ van jullie, 12 uplights.',
    'Party for 80. Quote with and without the DJ, please: DJ & decks, 10 poseur tables.',
    'Wir heiraten mit 95 Gästen. Einen DJ bräuchten wir auch, 4 Stunden.',
    "Party for 80 in the barn. We'd also like a DJ for 4 hours.",
    'Fiesta para 80 personas. También queremos DJ y 10 mesas altas.',
    'Awards dinner for 240: PA for the whole room, dance floor 9m x 9m and a DJ until one.',
    'Gala pour 300 convives : une piste de danse en chêne de 8 x 8 m et un DJ.',
    'Cena para 120 personas. Necesitamos:\n- pista de baile de 6 x 6 m\n- DJ',
    'Do you have a DJ available on 31 December? We also need disco lights.',
    'Wir hätten gern einen DJ.',
  ])('is to come: %s', (description) => {
    expect(asked(description)).toContain('crew_dj');
  });

  it.each([
    'Party for 80, our DJ (included in the band price) brings his own decks. 10 poseur tables.',
    'Party mit 80 Gästen, DJ mit eigener Technik. 10 Stehtische.',
    'Soirée pour 80 personnes, notre DJ avec ses platines. 10 mange-debout.',
    'Fiesta para 80 personas, 10 mesas altas. Tampoco queremos DJ.',
    'Party for 80: 10 poseur tables. There is no DJ.',
    'Party for 80, dinner and a DJ. We need 80 chairs.',
    'Running order:\n- Dinner\n- Speeches\n- DJ\nWe need 90 chairs.',
    'The band brings a PA and a DJ. We need 90 chairs.',
  ])('is there already: %s', (description) => {
    expect(asked(description)).not.toContain('crew_dj');
  });
});
