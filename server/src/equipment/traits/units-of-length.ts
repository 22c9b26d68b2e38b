export const FOOT_M = 0.3048;
export const INCH_M = 0.0254;

export type LengthUnit = 'mm' | 'cm' | 'm' | 'in' | 'ft';

const METRES: Readonly<Record<LengthUnit, number>> = { mm: 0.001, cm: 0.01, m: 1, in: INCH_M, ft: FOOT_M };

const INCHES = /^(?:in|zoll|po|pulgada|″|”|“|"|''|’’|′′)/u;

/** The unit that a written unit of length is: "metres", "pieds", `"`; what is none of the others is feet. */
export function lengthUnit(written: string): LengthUnit {
  const unit = written.toLowerCase();
  if (unit === 'mm' || unit === 'cm') return unit;
  if (unit.startsWith('m')) return 'm';
  return INCHES.test(unit) ? 'in' : 'ft';
}

/** Metres in one of a unit of length as people write it. */
export function metresPer(written: string): number {
  return METRES[lengthUnit(written)];
}
