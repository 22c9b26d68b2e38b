import { isObject, type Json, type JsonObject } from '../json.ts';
import { encoded } from '../request.ts';

/** A section of a request's parts: `path`, `query`, `header`, `form`; empty where it was broken into something else. */
export function section(parts: Json, name: string): JsonObject {
  const found = isObject(parts) ? parts[name] : undefined;
  return isObject(found) ? found : {};
}

/** A value as text of its own. */
export function asText(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** `/p/{token}` with what stands for the token. */
export function pathWith(path: string, members: JsonObject): string {
  return path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => encoded(asText(members[name] ?? '')));
}

/** As a query has it, and a form: a list as the same name again and again. */
export function urlEncoded(members: JsonObject): string {
  const pairs = Object.entries(members).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((each: Json) => `${encoded(name)}=${encoded(asText(each))}`),
  );
  return pairs.join('&');
}

export function queryOf(members: JsonObject): string {
  const text = urlEncoded(members);
  return text === '' ? '' : `?${text}`;
}
