import { formatCount } from '../../../lib/format.ts';
import { SUB_HIRE_TEXTS } from '../../../texts/sub-hires/index.ts';
import type { Line } from '../editing.ts';
import classes from './lines.module.css';

const texts = SUB_HIRE_TEXTS;

/** Which units of a line come from suppliers, asked for or confirmed. */
export function SuppliersNote({ line: { from_suppliers: units } }: { readonly line: Line }) {
  return units.map((each, place) => (
    <p key={place} className={classes.reason} data-state={each.state}>
      {sentenceOf(each)}
    </p>
  ));
}

function sentenceOf({ part, supplier, units, state }: Line['from_suppliers'][number]): string {
  const said = texts.fromSupplier(formatCount(units), supplier, texts.states[state]);
  return part === null ? said : `${part}: ${said}`;
}
