/** By the calendar of JavaScript, not by counting days. */
export function shifted(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** A time zone by its law as it has stood since 2008, not by the tables that the program reads. Offsets in minutes. */
export interface Zone {
  readonly name: string;
  readonly offset: number;
  readonly summer?: {
    readonly offset: number;
    /** Moments of a year. */
    readonly starts: (year: number) => number;
    readonly ends: (year: number) => number;
  };
}

export const ZONES: readonly Zone[] = [
  { name: 'Pacific/Kiritimati', offset: 14 * 60 },
  { name: 'Pacific/Pago_Pago', offset: -11 * 60 },
  { name: 'Asia/Kathmandu', offset: 5 * 60 + 45 },
  {
    name: 'America/New_York',
    offset: -5 * 60,
    summer: {
      offset: -4 * 60,
      starts: (year) => sunday(year, 3, 8) + hours(7),
      ends: (year) => sunday(year, 11, 1) + hours(6),
    },
  },
  {
    name: 'Europe/London',
    offset: 0,
    summer: {
      offset: 60,
      starts: (year) => sunday(year, 3, 25) + hours(1),
      ends: (year) => sunday(year, 10, 25) + hours(1),
    },
  },
  {
    name: 'Australia/Lord_Howe',
    offset: 10 * 60 + 30,
    summer: {
      offset: 11 * 60,
      starts: (year) => sunday(year, 10, 1) - hours(8.5),
      ends: (year) => sunday(year, 4, 1) - hours(9),
    },
  },
];

/** The first Sunday on or after a date, at midnight UTC. */
function sunday(year: number, month: number, date: number): number {
  const first = new Date(Date.UTC(year, month - 1, date));
  return first.setUTCDate(date + ((7 - first.getUTCDay()) % 7));
}

function hours(count: number): number {
  return count * 3_600_000;
}

/** The day of the calendar in a zone at a moment. */
export function dayAt(zone: Zone, moment: Date): string {
  return new Date(moment.getTime() + offsetAt(zone, moment.getTime()) * 60_000).toISOString().slice(0, 10);
}

function offsetAt({ offset, summer }: Zone, moment: number): number {
  if (summer === undefined) return offset;
  const year = new Date(moment).getUTCFullYear();
  const [starts, ends] = [summer.starts(year), summer.ends(year)];
  const isSummer = starts < ends ? starts <= moment && moment < ends : moment >= starts || moment < ends;
  return isSummer ? summer.offset : offset;
}

/** When the next day begins in a zone. None of them changes its clocks at midnight. */
export function nextMidnight(zone: Zone, moment: Date): Date {
  const utc = Date.parse(`${shifted(dayAt(zone, moment), 1)}T00:00:00Z`);
  const near = utc - offsetAt(zone, moment.getTime()) * 60_000;
  return new Date(utc - offsetAt(zone, near) * 60_000);
}

/** When a zone next changes its clocks; where it never does, when its next day begins. */
export function nextChange(zone: Zone, moment: Date): Date {
  const { summer } = zone;
  if (summer === undefined) return nextMidnight(zone, moment);
  const year = moment.getUTCFullYear();
  const changes = [year, year + 1].flatMap((year) => [summer.starts(year), summer.ends(year)]);
  return new Date(Math.min(...changes.filter((change) => change > moment.getTime())));
}
