import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

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

/** What the public API was asked and answered. */
export interface Answered {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly json: unknown;
  readonly text: string;
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

/** What of an answer of the public API is not as its own OpenAPI document has it; null: nothing. */
export type DocumentCheck = (answered: Answered) => string | null;

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

  return ({ method: asked, path, status, headers, json, text }) => {
    const route = routes.find(({ pattern }) => pattern.test(path.split(/[?#]/)[0] ?? ''));
    const method = asked.toLowerCase();
    const documented = route?.item[method];
    if (route === undefined || documented === undefined) {
      if (asked === 'HEAD') return null;
      if (status < 400) return `what is not documented answers ${status}`;
      const isError = validator('/components/schemas/Error')(json);
      return isError ? null : 'the answer is not the documented Error';
    }
    const described = documented.responses[String(status)];
    if (described === undefined) return `the status ${status} is not documented`;
    const pointer = `/paths/${escaped(route.path)}/${method}/responses/${status}`;
    const types = Object.keys(described.content ?? {});
    if (types.length > 0) {
      const sent = String(headers['content-type']);
      const type = types.find((each) => sent.startsWith(each));
      if (type === undefined) return `the answer is ${sent}, not ${types.join(' or ')}`;
      const check = validator(`${pointer}/content/${escaped(type)}/schema`);
      if (!check(type === 'application/json' ? json : text)) {
        return `the body is not as documented: ${ajv.errorsText(check.errors)}`;
      }
    }
    return faultOfHeaders(described, headers);
  };

  function faultOfHeaders({ headers = {} }: DocumentedAnswer, sent: Answered['headers']): string | null {
    const names = new Map(Object.keys(headers).map((name) => [name.toLowerCase(), name]));
    for (const name of Object.keys(sent)) {
      if (!OF_HTTP.has(name) && !names.has(name)) return `the header ${name} is not documented`;
    }
    for (const [lower, name] of names) {
      const value = sent[lower];
      const { required, schema } = components.headers[name] ?? { schema: {} };
      if (value === undefined && required === true) return `the header ${name} is missing`;
      if (value === undefined) continue;
      const isInteger = 'type' in schema && schema.type === 'integer';
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
