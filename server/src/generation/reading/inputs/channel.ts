import type { Kind } from '../../../equipment/index.ts';
import {
  CONDENSER,
  DI,
  HEADSETS,
  type Height,
  heightIn,
  LAPELS,
  LINES,
  MICS,
  MODELS,
  OPTIONAL_ROW,
  OWN_ROW,
  VOICES,
  WIRELESS,
} from './words.ts';

/** What a channel takes. */
export interface Taken {
  readonly kind: Kind;
  /** "SM57", "active di", "microphone". */
  readonly phrase: string;
  readonly quantity: number;
}

export interface Channel {
  readonly start: number;
  readonly end: number;
  /** How many inputs of the desk. */
  readonly inputs: number;
  readonly taken: readonly Taken[];
  readonly stand: Height | null;
  /** The row says how it is heard. */
  readonly told: boolean;
  /** Needed at times only. */
  readonly optional: boolean;
}

interface Pickup extends Omit<Taken, 'quantity'> {
  readonly at: number;
  readonly end: number;
}

/** A row of a list, as written and without capitals and accents; `from`: behind its number. */
export interface ChannelRow {
  readonly start: number;
  readonly end: number;
  readonly written: string;
  readonly plain: string;
  readonly from: number;
}

/** What a row of a list of inputs says of its channels. `stands`: the list has a column for stands. */
export function channelIn(row: ChannelRow, inputs: number, stands: boolean): Channel {
  const { start, end, from } = row;
  const body = row.plain.slice(from);
  const optional = OPTIONAL_ROW.test(body);
  const own = OWN_ROW.test(body);
  const pickups = pickupsIn(body, row.written.slice(from));
  const counted = own
    ? []
    : pickups.filter((pickup, index) => index === 0 || isBesides(body, pickups[index - 1], pickup));
  const taken = counted.map((pickup) => ({
    kind: pickup.kind,
    phrase: pickup.phrase,
    quantity: Math.max(inputs, numberBefore(body, pickup.at)),
  }));
  const miked = taken.some(({ kind }) => kind === 'mic_wired' || kind === 'mic_instrument');
  const last = pickups.at(-1);
  const stand = miked && last !== undefined ? heightIn(body.slice(last.end), stands) : null;
  return { start, end, inputs, taken, stand, told: pickups.length > 0 || LINES.test(body), optional };
}

/** Of "DI + mic" both are taken, of "414 / condenser" and "SM58 or similar" one. */
function isBesides(body: string, before: Pickup | undefined, next: Pickup): boolean {
  if (before === undefined) return true;
  const between = body.slice(before.end, next.at);
  return /[+&]|\b(?:and|und|et|y|en|plus)\b/u.test(between) && !/\/|\b(?:or|oder|ou|o|of)\b/u.test(between);
}

function pickupsIn(body: string, written: string): Pickup[] {
  const voice = VOICES.test(body);
  const found: Pickup[] = [];
  const add = (pattern: RegExp, kind: Kind, name: string) => {
    const match = pattern.exec(body);
    if (match === null) return;
    const [at, end] = [match.index, match.index + match[0].length];
    if (found.some((other) => at < other.end && end > other.at)) return;
    found.push({ kind, phrase: name === '' ? written.slice(at, end).trim() : name, at, end });
  };
  const wireless = WIRELESS.exec(body);
  if (wireless !== null) {
    const kind = HEADSETS.test(body)
      ? 'mic_headset'
      : LAPELS.test(body)
        ? 'mic_wireless_lapel'
        : 'mic_wireless_handheld';
    return [{ kind, phrase: kind === 'mic_headset' ? 'headset' : 'radio mic', at: wireless.index, end: body.length }];
  }
  for (const { said, name, kind } of MODELS) add(said, kind, name);
  add(DI, 'di_box', '');
  add(CONDENSER, 'mic_instrument', 'condenser');
  add(HEADSETS, 'mic_headset', 'headset');
  add(MICS, voice ? 'mic_wired' : 'mic_instrument', voice ? 'vocal mic' : 'instrument mic');
  return found.toSorted((a, b) => a.at - b.at);
}

/** "2 x DI", "2 condensers". */
function numberBefore(body: string, at: number): number {
  const before = body.slice(0, at);
  const said = /(?<![\p{L}\d])([2-4]) ?[x×]? ?$/u.exec(before) ?? /: ?([2-9]|1[0-2]) ?[x×]? ?$/u.exec(before);
  return Number(said?.[1] ?? 1);
}
