import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { isObject } from '../json.ts';
import type { Exchange } from './index.ts';

/** Of HTTP itself: they need no words in a document. */
const OF_HTTP: ReadonlySet<string> = new Set([
  'accept-encoding',
  'allow',
  'connection',
  'content-encoding',
  'content-length',
  'content-type',
  'date',
  'keep-alive',
  'transfer-encoding',
  'vary',
]);

/** Holds answers of the public API against its own document. */
export interface DocumentCheck {
  faultOf(exchange: Exchange): string | null;
}

interface DocumentedAnswer {
  readonly headers?: Readonly<Record<string, { readonly $ref: string }>>;
  readonly content?: Readonly<Record<string, { readonly schema: object }>>;
}

interface Document {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { readonly responses: Readonly<Record<string, DocumentedAnswer>> }>>>
  >;
  readonly components: {
    readonly headers: Readonly<Record<string, { readonly required?: boolean; readonly schema: object }>>;
  };
}

export function createDocumentCheck(document: object): DocumentCheck {
  const { paths, components } = document as Document;
  const ajv = new Ajv2020({ strict: false, allErrors: false });
  addFormats.default(ajv);
  ajv.addSchema({ $id: 'document', ...document });
  const routes = Object.entries(paths).map(([path, item]) => ({
    pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    path,
    item,
  }));
  const validators = new Map<string, ValidateFunction>();

  function validator(pointer: string): ValidateFunction {
    const found = validators.get(pointer) ?? ajv.compile({ $ref: `document#${pointer}` });
    validators.set(pointer, found);
    return found;
  }

  return {
    faultOf({ operation: { face }, request, answer }) {
      if (face !== 'public API') return null;
      const { status, headers, json } = answer;
      const route = routes.find(({ pattern }) => pattern.test(request.path.split(/[?#]/)[0] ?? ''));
      const method = request.method.toLowerCase();
      const documented = route?.item[method];
      if (route === undefined || documented === undefined) {
        if (request.method === 'HEAD') return null;
        if (status < 400) return `what is not documented answers ${status}`;
        const isError = validator('/components/schemas/Error')(json);
        return isError ? null : 'the answer is not the documented Error';
      }
      const described = documented.responses[String(status)];
      if (described === undefined) return `the status ${status} is not documented`;
      const pointer = `/paths/${escaped(route.path)}/${method}/responses/${status}`;
      for (const [type] of Object.entries(described.content ?? {})) {
        if (headers['content-type']?.startsWith(type) !== true)
          return `the answer is ${String(headers['content-type'])}, not ${type}`;
        const check = validator(`${pointer}/content/${escaped(type)}/schema`);
        if (!check(json)) return `the body is not as documented: ${ajv.errorsText(check.errors)}`;
      }
      return faultOfHeaders(described, answer.headers);
    },
  };

  function faultOfHeaders({ headers = {} }: DocumentedAnswer, sent: Exchange['answer']['headers']): string | null {
    const names = new Map(Object.keys(headers).map((name) => [name.toLowerCase(), name]));
    for (const name of Object.keys(sent)) {
      if (!OF_HTTP.has(name) && !names.has(name)) return `the header ${name} is not documented`;
    }
    for (const [lower, name] of names) {
      const value = sent[lower];
      const { required, schema } = components.headers[name] ?? { schema: {} };
      if (value === undefined && required === true) return `the header ${name} is missing`;
      if (value === undefined) continue;
      const isInteger = isObject(schema) && schema['type'] === 'integer';
      if (!validator(`/components/headers/${escaped(name)}/schema`)(isInteger ? Number(value) : value)) {
        return `the header ${name} is not as documented: ${String(value)}`;
      }
    }
    return null;
  }
}

/** A name within a JSON pointer that stands in an address. */
function escaped(name: string): string {
  return encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'));
}
