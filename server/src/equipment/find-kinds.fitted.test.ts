import { describe, expect, it } from 'vitest';
import { findKinds } from './find-kinds.ts';

function kindsIn(text: string): string {
  return findKinds(text)
    .map(({ kind }) => kind)
    .join(' ');
}

describe('things named with what they have or run on', () => {
  it.each([
    ['La commune loue une scène mobile couverte et 4 moniteurs de scène', 'mobile_stage stage_monitor'],
    ['Wir brauchen eine mobile Bühne mit Dach', 'mobile_stage'],
    ['Il nous faut 12 tables à pique-nique', 'beer_table_set'],
    ['Necesitamos 12 mesas de pícnic', 'beer_table_set'],
    ['We zoeken 8 picknickbanken voor het plein', 'beer_table_set'],
    ['Para el patio, 12 focos a batería y 6 focos de batería', 'uplight uplight'],
    ['Avec 16 projecteurs à batterie dans les arbres', 'uplight'],
    ['Wir brauchen 16 Strahler mit Akku', 'uplight'],
    ['We willen 16 spots op accu in de tuin', 'uplight'],
    ['Con un grupo que pide una batería completa', 'drum_kit'],
    ['Queremos 3 carpas EZ-Up para el mercado', 'gazebo'],
    ['Nous voulons 3 tentes Vitabri sur la place', 'gazebo'],
    ['Necesitamos vajilla de tres platos para la cena', 'crockery'],
    ['Il nous faut de la vaisselle pour trois plats', 'crockery'],
    ['Wir brauchen Geschirr für ein 3-Gang-Menü', 'crockery'],
  ])('%s', (text, kinds) => expect(kindsIn(text)).toBe(kinds));
});
