import { readFileSync } from 'node:fs';

/** The sample catalogue over and over, each product with a make and a number of its own. */
export function manyProducts(count: number): string {
  const sample = readFileSync(new URL('../../server/src/demo/catalogue.csv', import.meta.url), 'utf8');
  const known = [...sample.matchAll(FIRST_FIELDS)].slice(1).map(([, name = '', rest = '']) => ({ name, rest }));
  const makes = ['Shure', 'Yamaha', 'Robe', 'Chauvet', 'Sony', 'Prolyte', 'QSC', 'Martin', 'Epson', ''];
  const rows = Array.from({ length: count }, (_, at) => {
    const { name, rest } = known[at % known.length] ?? { name: '', rest: '' };
    return `B${at},"${name.replaceAll('"', '')} ${makes[at % makes.length]} ${at}",${rest},${at % 40}`;
  });
  return `sku,name,category,unit,unit_price,owned\n${rows.join('\n')}\n`;
}

/** Of each line the name, and then category, unit and price. */
const FIRST_FIELDS = /^[^,\n]*,("[^"\n]*"|[^,\n]*),([^,\n]*,[^,\n]*,[^,\n]*),/gm;
