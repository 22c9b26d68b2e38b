import { type BriefClient, EMPTY_BRIEF, type TypedFields } from './brief-fields.ts';

/** The fields of a draft that was kept in the browser; what is no field, or of another version, is left out. */
export function draftOf(kept: unknown): TypedFields {
  if (!isObject(kept)) return {};
  const { client } = kept;
  const figure = (name: 'days' | 'attendees') =>
    (kept[name] === null || typeof kept[name] === 'number') && { [name]: kept[name] };
  const text = (name: 'description' | 'date' | 'venue' | 'clientEmail') =>
    typeof kept[name] === 'string' && { [name]: kept[name] };
  return {
    ...text('description'),
    ...text('date'),
    ...figure('days'),
    ...figure('attendees'),
    ...text('venue'),
    ...((client === null || isClient(client)) && { client }),
    ...text('clientEmail'),
  };
}

/** Whether there is anything in it to keep. */
export function isBlank(typed: TypedFields): boolean {
  return Object.entries(typed).every(([field, value]) => value === EMPTY_BRIEF[field as keyof TypedFields]);
}

function isClient(value: unknown): value is BriefClient {
  return (
    isObject(value) && typeof value['name'] === 'string' && (value['id'] === null || typeof value['id'] === 'string')
  );
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
