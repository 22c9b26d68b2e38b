import * as fc from 'fast-check';
import { broken, breaks, twists } from './breaking.ts';
import type { Json } from './json.ts';
import type { Attempt, Caller } from './operation.ts';

const MOST_BREAKS = 6;

interface Made {
  /** What the operation allows. */
  readonly allowed: fc.Arbitrary<Json>;
  /** The same, with ids of another company; left out: it names nothing by an id. */
  readonly ofAnother?: fc.Arbitrary<Json> | undefined;
  readonly callers: fc.Arbitrary<Caller>;
  /** Who asks with another company's ids. */
  readonly entitled: Caller;
}

/** Requests as an operation allows them, broken in one place, broken in many, and with ids of another company. */
export function attemptsAt({ allowed, ofAnother, callers, entitled }: Made): fc.Arbitrary<Attempt> {
  const asAllowed = fc.record({
    making: fc.constant('as allowed' as const),
    caller: callers,
    parts: allowed,
    twists: fc.constant([]),
  });
  const inOnePlace = fc.oneof(
    {
      weight: 7,
      arbitrary: fc.record({
        making: fc.constant('broken in one place' as const),
        caller: callers,
        parts: fc.tuple(allowed, breaks).map(([parts, done]) => broken(parts, [done])),
        twists: fc.constant([]),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        making: fc.constant('broken in one place' as const),
        caller: callers,
        parts: allowed,
        twists: twists.map((twist) => [twist]),
      }),
    },
  );
  const inMany = fc.record({
    making: fc.constant('broken in many' as const),
    caller: callers,
    parts: fc
      .tuple(allowed, fc.array(breaks, { minLength: 2, maxLength: MOST_BREAKS }))
      .map(([parts, done]) => broken(parts, done)),
    twists: fc.array(twists, { maxLength: 2 }),
  });
  const foreign = fc.record({
    making: fc.constant('ids of another company' as const),
    caller: fc.constant(entitled),
    parts: ofAnother ?? allowed,
    twists: fc.constant([]),
  });
  return fc.oneof(
    { weight: 5, arbitrary: asAllowed },
    { weight: 5, arbitrary: inOnePlace },
    { weight: 3, arbitrary: inMany },
    ...(ofAnother === undefined ? [] : [{ weight: 1, arbitrary: foreign }]),
  );
}

/** Callers, each as often as said. */
export function callersOf(often: Partial<Record<Caller, number>>): fc.Arbitrary<Caller> {
  const entries = Object.entries(often) as [Caller, number][];
  return fc.oneof(...entries.map(([caller, weight]) => ({ weight, arbitrary: fc.constant(caller) })));
}
