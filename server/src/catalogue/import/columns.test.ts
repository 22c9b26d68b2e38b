import { describe, expect, it } from 'vitest';
import { currencyOfHeader, fieldOf, mapColumns } from './columns.ts';

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

describe('currencyOfHeader', () => {
  it('finds the currency of a price', () => {
    expect(currencyOfHeader('Price (USD)')).toBe('USD');
    expect(currencyOfHeader('Preis €')).toBe('€');
    expect(currencyOfHeader('Top price')).toBeNull();
  });
});
