import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

/** A fenced block of a page. Behind the language its fence may say `not-run`, a status or the schema of an answer. */
export interface Example {
  readonly kind: string;
  readonly words: readonly string[];
  readonly isRun: boolean;
  readonly code: string;
  /** Whether the paragraph before it says that it is not run. */
  readonly isExcused: boolean;
}

export function examplesIn(markdown: string): Example[] {
  return [...markdown.matchAll(/^```([^\n]*)\n(.*?)^```$/gms)].map(({ 1: info = '', 2: code = '', index }) => {
    const [kind = '', ...words] = info.split(' ');
    const before = markdown.slice(0, index).trimEnd().split('\n\n').at(-1) ?? '';
    const isRun = !words.includes('not-run');
    const isExcused = before.replaceAll('\n', ' ').includes('not run by our tests');
    return { kind, words, isRun, isExcused, code };
  });
}

/**
 * What is wrong with an answer that a page shows, by the document that the API is described with. The words of its fence
 * are the schema's name, and `part` where members are left out. A member that the schema does not have is wrong as well.
 */
export function answersIn(document: { readonly components: { readonly schemas: object } }) {
  const schemas = JSON.stringify(document.components.schemas).replaceAll('#/components/schemas/', '#/$defs/');
  const whole = compilerOf(closed(JSON.parse(schemas), true));
  const part = compilerOf(closed(JSON.parse(schemas), false));
  return (code: string, [name = '', extent]: readonly string[]): string[] => {
    const holds = (extent === 'part' ? part : whole)(name);
    if (holds === undefined) return [`there is no schema ${name}`];
    if (holds(JSON.parse(code)) === true) return [];
    return (holds.errors ?? []).map(({ instancePath, message = '' }) => `${name}${instancePath} ${message}`);
  };
}

function compilerOf(schemas: unknown) {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema({ $id: 'all', $defs: schemas });
  return (name: string) => ajv.getSchema(`all#/$defs/${name}`);
}

/** A schema that takes no other members than its own, and needs all of them or none. */
function closed(schema: unknown, needsAll: boolean): unknown {
  if (Array.isArray(schema)) return schema.map((each) => closed(each, needsAll));
  if (typeof schema !== 'object' || schema === null) return schema;
  const { required, ...rest } = Object.fromEntries(
    Object.entries(schema).map(([name, value]) => [name, closed(value, needsAll)]),
  );
  const isObject = 'properties' in rest && typeof rest['properties'] === 'object';
  return {
    ...rest,
    ...(isObject && { additionalProperties: false }),
    ...(required !== undefined && (needsAll || !Array.isArray(required)) && { required }),
  };
}
