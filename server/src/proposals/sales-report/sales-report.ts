/** A count of the database: of all, or of one month, person or reason. */
export interface Dealt {
  readonly kind: 'sent' | 'won' | 'lost';
  /** `YYYY-MM`. */
  readonly month: string | null;
  readonly ownerId: string | null;
  readonly owner: string | null;
  readonly reason: string | null;
  readonly isMonth: boolean;
  readonly isPerson: boolean;
  readonly isReason: boolean;
  readonly count: number;
  /** Minor units of the company's currency. */
  readonly total: bigint;
  /** How many are in other currencies and in no sum. */
  readonly others: number;
  /** Of what was won and whose costs are all known: what it came to before tax, and that less its costs. */
  readonly earned: bigint;
  readonly margin: bigint;
  /** How many were won and have lines of unknown cost: they are in neither. */
  readonly uncosted: number;
  /** Of what was sent: seconds from enquiry to sending, the median. */
  readonly waited: number | null;
}

export interface Figure {
  readonly count: number;
  readonly total: bigint;
}

export interface SalesFigures {
  readonly sent: Figure;
  readonly won: Figure;
  readonly lost: Figure;
  /** Of what was won, without those that have lines of unknown cost. */
  readonly earnings: Pick<Dealt, 'earned' | 'margin' | 'uncosted'>;
  /** Of those that were decided; null: none was. */
  readonly winRate: number | null;
  /** Null: nothing was sent. */
  readonly medianSeconds: number | null;
}

export interface SalesReport {
  readonly currency: string;
  readonly all: SalesFigures;
  /** Each month that the range touches, `YYYY-MM`. */
  readonly months: readonly (SalesFigures & { readonly month: string })[];
  /** Those with anything in the range, the most won first. */
  readonly people: readonly (SalesFigures & { readonly id: string | null; readonly name: string | null })[];
  /** The most frequent first; null: none was given. */
  readonly reasons: readonly (Figure & { readonly result: 'won' | 'lost'; readonly reason: string | null })[];
  /** How many are in other currencies and in no sum. */
  readonly otherCurrencies: number;
}

/** What counts come to. */
export function reportOf(
  dealt: readonly Dealt[],
  range: { readonly from: string; readonly to: string },
  currency: string,
): SalesReport {
  const all = dealt.filter(({ isMonth, isPerson, isReason }) => !isMonth && !isPerson && !isReason);
  const monthly = dealt.filter(({ isMonth }) => isMonth);
  const people = dealt.filter(({ isPerson }) => isPerson);
  const owners = new Map(people.map(({ ownerId, owner }) => [ownerId, owner]));
  return {
    currency,
    all: figuresOf(all),
    months: monthsOf(range.from, range.to).map((month) => ({
      month,
      ...figuresOf(monthly.filter((each) => each.month === month)),
    })),
    people: [...owners]
      .map(([id, name]) => ({ id, name, ...figuresOf(people.filter(({ ownerId }) => ownerId === id)) }))
      .toSorted((a, b) => compare(b.won.total, a.won.total) || compare(a.name ?? '~', b.name ?? '~')),
    reasons: dealt
      .flatMap(({ kind, isReason, reason, count, total }) =>
        isReason && kind !== 'sent' ? [{ result: kind, reason, count, total }] : [],
      )
      .toSorted((a, b) => b.count - a.count || compare(a.reason ?? '~', b.reason ?? '~')),
    otherCurrencies: all.reduce((sum, { others }) => sum + others, 0),
  };
}

/** The months from that of one day to that of another. */
export function monthsOf(from: string, to: string): string[] {
  const months = [];
  const last = to.slice(0, 7);
  let [year, month] = from.split('-').map(Number) as [number, number];
  for (;;) {
    const name = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`;
    if (name > last) return months;
    months.push(name);
    [year, month] = month === 12 ? [year + 1, 1] : [year, month + 1];
  }
}

const NONE: Figure = { count: 0, total: 0n };

function figuresOf(dealt: readonly Dealt[]): SalesFigures {
  const of = (kind: Dealt['kind']): Figure => {
    const found = dealt.find((each) => each.kind === kind);
    return found === undefined ? NONE : { count: found.count, total: found.total };
  };
  const [sent, won, lost] = [of('sent'), of('won'), of('lost')];
  const { earned = 0n, margin = 0n, uncosted = 0 } = dealt.find(({ kind }) => kind === 'won') ?? {};
  const decided = won.count + lost.count;
  const waited = dealt.find(({ kind }) => kind === 'sent')?.waited ?? null;
  return {
    sent,
    won,
    lost,
    earnings: { earned, margin, uncosted },
    winRate: decided === 0 ? null : won.count / decided,
    medianSeconds: waited === null ? null : Math.round(waited),
  };
}

function compare<T extends string | bigint>(a: T, b: T): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
