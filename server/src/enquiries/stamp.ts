import type { Clock } from '../platform/clock.ts';
import type { Secrets } from '../platform/secrets.ts';

const PURPOSE = 'enquiry-form';
/** Nobody reads a form and fills it in so quickly. */
const LEAST_MS = 3000;
const MOST_MS = 12 * 3_600_000;
/** Servers' clocks differ by less. */
const APART_MS = 60_000;

interface StampContext {
  readonly clock: Clock;
  readonly secrets: Secrets;
}

/** When a form was shown, and on which page's host, signed: it comes back with what was typed. */
export function makeStamp({ clock, secrets }: StampContext, token: string, origin: string | null): string {
  const about = `${clock.now().getTime()}.${origin ?? ''}`;
  return `${secrets.sign(PURPOSE, `${token}\0${about}`)}.${about}`;
}

/** The host that a form was shown on; `tooQuick`, `tooOld`: why it counts no more. One that we did not sign is too old. */
export function readStamp(
  { clock, secrets }: StampContext,
  token: string,
  stamp: string,
): { readonly origin: string | null } | 'tooQuick' | 'tooOld' {
  const [, signature = '', about = '', time = '', origin = ''] = /^([^.]*)\.((\d{1,16})\.(.*))$/s.exec(stamp) ?? [];
  if (!secrets.verify(PURPOSE, `${token}\0${about}`, signature)) return 'tooOld';
  const age = clock.now().getTime() - Number(time);
  if (age < -APART_MS || age > MOST_MS) return 'tooOld';
  if (age < LEAST_MS) return 'tooQuick';
  return { origin: origin === '' ? null : origin };
}
