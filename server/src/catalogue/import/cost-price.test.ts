import { expect, it } from 'vitest';
import { fieldOf } from './columns.ts';
import { openFile, parseCatalogue, readCatalogue } from './index.ts';

const EUR = { currency: 'EUR', minorDigits: 2 };

function costsOf(file: string) {
  const { rows, errors } = parseCatalogue(new TextEncoder().encode(file), EUR);
  return { costs: rows.map(({ costPriceMinor }) => costPriceMinor), errors };
}

it.each([
  ['Cost price (EUR)', 'cost_price'],
  ['Sub-hire cost', 'cost_price'],
  ['Selbstkosten', 'cost_price'],
  ['Prix de revient', 'cost_price'],
  ['Precio de coste', 'cost_price'],
  ['Kostprijs excl. btw', 'cost_price'],
  // as often what a client pays, or what was paid for the thing
  ['Cost', null],
  ['Unit cost', null],
  ['Purchase price', null],
  ['Einkaufspreis', null],
  ['Replacement cost', null],
])('a heading %j is of %s', (heading, field) => {
  expect(fieldOf(heading)).toBe(field);
});

it('a cost is read as prices are, and a blank or a dash says that it is not known', () => {
  const { costs, errors } = costsOf(
    [
      'Bezeichnung;Kategorie;Einheit;Preis;Selbstkosten',
      'Stuhl;Möbel;Event;2,50;0,40',
      'Tisch;Möbel;Event;9;',
      'Bank;Möbel;Event;9;-',
      'Sofa;Möbel;Event;9;0',
    ].join('\n'),
  );
  expect([costs, errors]).toEqual([[40n, null, null, 0n], []]);
});

it('a cost takes its decimal mark from the prices beside it', () => {
  const { costs } = costsOf('name;category;unit;price;cost price\nA;audio;day;1.234,50;1.234\n');
  expect(costs).toEqual([123_400n]);
});

it('a cost that is no sum, or of another currency, is told by line and column', () => {
  const { errors } = costsOf('name,category,unit,price,cost price\nA,audio,day,5,dear\nB,audio,day,5,£3\n');
  expect(errors.map(({ line, column }) => [line, column])).toEqual([
    [2, 'cost price'],
    [3, 'cost price'],
  ]);
  expect(costsOf('name,category,unit,price,cost price (GBP)\nA,audio,day,5,3\n').errors[0]).toMatchObject({
    line: 1,
    column: 'cost price (GBP)',
  });
});

it('of Rentman it is what hiring in costs, for what is not owned and where somebody said it', () => {
  const file = `ID,Code,Name (in database),Folder (Folder),Type of equipment,Current quantity,Rental-/Sales price,Subrental costs
1,A,Truss 2 m,Rigging,Physical item,40,12.50,9
2,B,Laser 5 W,Lighting,Physical item,0,90,62.50
3,C,Cherry picker,Rigging,Physical item,,150,0
`;
  const { rows, origin } = readCatalogue(openFile(new TextEncoder().encode(file)), EUR);
  expect(origin.system).toBe('rentman');
  expect(rows.map(({ costPriceMinor }) => costPriceMinor)).toEqual([null, 6250n, null]);
});
