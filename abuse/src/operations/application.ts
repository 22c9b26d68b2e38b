import * as fc from 'fast-check';
import type { z } from 'zod';
import { PROCEDURES } from '../../../server/src/http/app/procedure-list.ts';
import { type Ours, SAMPLES, sampleWithoutIds } from '../../../server/src/http/app/procedure-samples.ts';
import type { Access } from '../../../server/src/http/app/procedures.ts';
import { attemptsAt, callersOf } from '../attempts.ts';
import type { Place } from '../from-schema.ts';
import { isObject, type Json, mapTexts, partsOf } from '../json.ts';
import type { Caller, Operation } from '../operation.ts';
import { NAMED, type Named, namedBy, placeholder } from '../placeholders.ts';
import { encoded } from '../request.ts';
import { fromZod } from '../zod-schema.ts';

const CALLERS = callersOf({ owner: 12, editor: 2, viewer: 2, nobody: 1, outsider: 2 });
const RANK: readonly Access[] = ['viewer', 'editor', 'owner'];
/** They take rights or a whole company's things away from the one who asks. */
const TAKING_AWAY = /^(team|me|invitation|keys)\.|^(signUp|confirmSignUp)$/;
/** Their answers come piece by piece, to who asks for them so. */
const STREAMED: ReadonlySet<string> = new Set(['proposals.create']);
/** Whoever holds them may read what they open, so that they are no ids. */
const SECRET: ReadonlySet<Named> = new Set(['invitationToken']);

/** Every procedure of the application, from its own schema and a sample of what it takes. */
export function applicationOperations(): readonly Operation[] {
  return PROCEDURES.map(({ path: name, type, access, input: taken }) => {
    const sample = SAMPLES[name]?.(placeholders(0)) as Json | undefined;
    const input = taken === undefined ? undefined : inputsOf(name, taken, sample);
    const ofAnother = sample === undefined || JSON.stringify(sample) === sampleWithoutIds(name) ? undefined : sample;
    const takesNothing = input === undefined;
    return {
      name: `app ${name}`,
      face: 'application',
      weight: takesNothing ? 1 : 2,
      attempts: attemptsAt({
        allowed: takesNothing ? fc.constant({ input: {} }) : input.map((value): Json => ({ input: value })),
        ofAnother: named(sample).some((each) => !SECRET.has(each)) ? others(ofAnother) : undefined,
        callers: CALLERS,
        entitled: 'owner',
      }),
      forbidden: forbiddenTo(access),
      takesAway: TAKING_AWAY.test(name),
      write: (parts) => {
        const given = isObject(parts) ? parts['input'] : undefined;
        const path = `/app/trpc/${name}`;
        if (type === 'mutation') {
          const headers = { 'content-type': 'application/json' };
          if (!STREAMED.has(name)) {
            return { method: 'POST', path, headers, body: Buffer.from(JSON.stringify(given ?? null)) };
          }
          const body = Buffer.from(JSON.stringify({ 0: given ?? null }));
          return {
            method: 'POST',
            path: `${path}?batch=1`,
            headers: { ...headers, 'trpc-accept': 'application/jsonl' },
            body,
          };
        }
        const asked = given === undefined || takesNothing ? '' : `?input=${encoded(JSON.stringify(given))}`;
        return { method: 'GET', path: `${path}${asked}`, headers: {}, body: null };
      },
    };
  });
}

/** What the schema allows, with ids where the sample holds some; the sample with more beside it; the sample itself. */
function inputsOf(name: string, taken: z.ZodType, sample: Json | undefined): fc.Arbitrary<Json> {
  const generated = fromZod(name, taken, placesOf(sample));
  if (sample === undefined) return generated;
  const sampled = fc
    .nat(39)
    .map((at) => mapTexts(sample, (text) => text.replace(/^(\{\{own \w+) 0\}\}$/, `$1 ${at}}}`)));
  const more = fc
    .tuple(generated, sampled)
    .map(([value, given]): Json => (isObject(value) && isObject(given) ? { ...value, ...given } : given));
  return fc.oneof(generated, more, sampled);
}

function placeholders(at: number): Ours {
  return Object.fromEntries(NAMED.map((each) => [each, placeholder('own', each, at)])) as Record<Named, string>;
}

/** Where a sample holds ids, and of what. */
function placesOf(sample: Json | undefined): ReadonlyMap<Place, Named> {
  const places = new Map<Place, Named>();
  for (const { trail, value } of sample === undefined ? [] : partsOf(sample)) {
    const what = typeof value === 'string' ? namedBy(value) : null;
    if (what !== null) places.set(trail.filter((step) => typeof step === 'string').join('.'), what);
  }
  return places;
}

function named(sample: Json | undefined): readonly Named[] {
  return [...placesOf(sample).values()];
}

/** A sample with the ids of another company. */
function others(sample: Json | undefined): fc.Arbitrary<Json> | undefined {
  if (sample === undefined) return undefined;
  return fc.nat(39).map(
    (at): Json => ({
      input: mapTexts(sample, (text) => text.replace(/^\{\{own (\w+) 0\}\}$/, `{{other $1 ${at}}}`)),
    }),
  );
}

function forbiddenTo(access: Access): readonly Caller[] {
  if (access === 'open') return [];
  if (access === 'signed-in' || access === 'any-session') return ['nobody'];
  const roles = RANK.slice(0, RANK.indexOf(access)) as readonly Caller[];
  return ['nobody', 'outsider', ...roles];
}
