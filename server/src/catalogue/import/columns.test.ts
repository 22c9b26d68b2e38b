import { describe, expect, it } from 'vitest';
import { currencyOfHeader, fieldOf, mapColumns, sourcesOf } from './columns.ts';

describe('fieldOf', () => {
  it.each([
    ['name', 'Name|PRODUCT|item|Bezeichnung|Artikel|Désignation|nombre|naam|product_name'],
    ['category', 'Category|Group|Kategorie|Warengruppe|catégorie|Categoría|categorie'],
    ['unit', 'unit|Einheit|Unité|unidad|eenheid|Pricing Unit|per|je'],
    [
      'unit_price',
      'unit_price|Unit Price|Rate|Day rate|Preis|Vermietpreis|Prix|precio|prijs|Price (GBP)|Preis netto €|Prix HT|unit price ex. VAT',
    ],
    ['owned', 'owned|Qty|Stock|Bestand|Menge|Quantité|cantidad|aantal'],
    ['sku', 'SKU|Code|Artikelnummer|Artikel-Nr.|Ref|Référence|Item No|Item #|Part#|Product No.|Catalog №|Hire Code'],
    ['description', 'description|Beschreibung|omschrijving|Toelichting|Remarks|Bemerkungen|Observaciones'],
    ['tracked', 'tracked'],
    ['per_attendees', 'per_attendees|Per Attendees'],
    ['accessories', 'accessories|Zubehör|Zubehoer|accessoires'],
    ['currency', 'Currency|Währung|Waehrung'],
    ['own_category', 'own_category|Own category|Eigene Kategorie|Company category'],
    ['weight_kg', 'weight_kg|Gewicht (kg)'],
    ['power_w', 'power_w|Leistung (W)'],
  ] as const)('finds %s', (field, headers) => {
    expect(headers.split('|').map((header) => [header, fieldOf(header)])).toEqual(
      headers.split('|').map((header) => [header, field]),
    );
  });

  it.each([
    '',
    '#',
    'No.',
    '€',
    'price_min',
    'price list',
    'Preis brutto',
    'Price incl. VAT',
    'purchase price',
    'total_units',
    'Rental Duration (hr)',
    'weight (lb)',
  ])('does not read %j', (header) => {
    expect(fieldOf(header)).toBeNull();
  });
});

describe('mapColumns', () => {
  it('reads the most telling of several columns and lists the others', () => {
    const { at, report } = mapColumns(['Day rate', 'Price', 'Colour', 'Name', '']);
    expect(at).toEqual({ unit_price: 1, name: 3 });
    expect(report).toEqual({ used: { unit_price: 'Price', name: 'Name' }, ignored: ['Day rate', 'Colour'] });
  });

  it('reports a column that stands twice', () => {
    expect(mapColumns(['Price', 'name', 'price']).repeated).toEqual([{ field: 'unit_price', header: 'price' }]);
  });
});

describe('columns that a person has chosen', () => {
  const HEADERS = ['Name', 'Price', 'Extra', ''];

  it('go before those that are recognised, and leave the others', () => {
    const chosen = { unit_price: { column: 2 }, sku: { column: 3 }, unit: { value: 'day' }, owned: null } as const;
    const columns = mapColumns(HEADERS, chosen);
    expect(columns).toMatchObject({ at: { name: 0, unit_price: 2, sku: 3 }, fixed: { unit: 'day' } });
    expect(columns.report).toEqual({
      used: { name: 'Name', unit_price: 'Extra', sku: 'column 4' },
      ignored: ['Price'],
    });
    expect(sourcesOf(columns)).toEqual({
      name: { column: 0 },
      unit_price: { column: 2 },
      sku: { column: 3 },
      unit: { value: 'day' },
    });
  });

  it('may be none, and are none where the file has fewer', () => {
    expect(mapColumns(HEADERS, { name: null, unit_price: { column: 9 } }).at).toEqual({});
  });

  it('settle which of two with the same heading is read', () => {
    expect(mapColumns(['Price', 'price'], { unit_price: { column: 1 } })).toMatchObject({
      at: { unit_price: 1 },
      repeated: [],
    });
  });
});

describe('currencyOfHeader', () => {
  it('finds the currency of a price', () => {
    expect(currencyOfHeader('Price (USD)')).toBe('USD');
    expect(currencyOfHeader('Preis €')).toBe('€');
    expect(currencyOfHeader('Top price')).toBeNull();
  });
});
