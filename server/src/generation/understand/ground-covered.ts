import type { Text } from '../reading/document/text.ts';

const LABEL = String.raw`(?:superficie|terreno|espacio|surface|emprise|(?:grund)?fläche|oppervlakte|area)(?!\p{L})`;
const AREA = String.raw`(\d{2,4})\s?(?:m2|m²|metros cuadrados|mètres carrés|qm|quadratmeter|vierkante meter|square met(?:re|er)s)`;
const COVERED = new RegExp(String.raw`(?:^|\n)[\s•*·–-]{0,4}${LABEL}[^\d\n.;]{0,30}${AREA}`, 'iu');

const known = new WeakMap<Text, number | null>();

/** "Terreno que se ocupa: 600 metros cuadrados", "Grundfläche: 200 qm", in a line of a paper on a tent: its area; null where none is told. */
export function groundCovered(text: Text): number | null {
  const before = known.get(text);
  if (before !== undefined) return before;
  const told = COVERED.exec(text.raw)?.[1];
  const area = told === undefined ? null : Number(told);
  known.set(text, area);
  return area;
}
