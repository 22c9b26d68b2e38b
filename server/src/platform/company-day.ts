import { type RawBuilder, sql } from 'kysely';

/** The moment at which a calendar day, or the one `later` days after it, begins in a company's time zone. */
export function startOfDay(companyId: string, day: string, later: number): RawBuilder<Date> {
  return sql`(select (${day}::date + ${later}::integer)::timestamp at time zone time_zone from companies where id = ${companyId})`;
}
