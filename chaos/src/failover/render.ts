import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FOLDER = new URL('../../../deploy/failover/', import.meta.url);
const PLACE = /\$\{([A-Z_]+)\}/g;

export type Values = Readonly<Record<string, string | number>>;

/** Where a file of `deploy/failover` lies. */
export function deployed(name: string): string {
  return fileURLToPath(new URL(name, FOLDER));
}

/** A file of `deploy/failover` with its places filled. Throws for a place without a value. */
export function rendered(name: string, values: Values): string {
  return fill(readFileSync(deployed(name), 'utf8'), values);
}

/** `${NAME}` becomes its value, as `envsubst` does it. Throws for a place without a value. */
export function fill(template: string, values: Values): string {
  return template.replaceAll(PLACE, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`\${${name}} has no value`);
    return String(value);
  });
}
