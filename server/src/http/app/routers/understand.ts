import { z } from 'zod';
import { getCompany } from '../../../accounts/index.ts';
import { recogniseClient } from '../../../clients/index.ts';
import { type DateReading, type Facts, understand } from '../../../generation/index.ts';
import { dayIn } from '../../../platform/clock.ts';
import { isMonthFirst } from '../../../platform/month-first.ts';
import type { MemberContext } from '../context.ts';
import { procedure } from '../procedures.ts';

type ClientFound = Facts['clientFound'];

/**
 * What the words say of date, place, client, people and days, each with the words it came from, to be offered. Dates are
 * read as the company's country writes them, from today in its time zone on. Reads only, and is a mutation so that long
 * words stand in no address.
 */
export const understandWords = procedure.editor
  .input(z.object({ description: z.string().max(20_000) }))
  .mutation(async ({ ctx, input: { description } }) => {
    const { service, companyId } = ctx;
    const reading = await readingOf(ctx);
    const found = await service.underWay.runUntilStopped((signal) =>
      understand({ company: companyId, signal }, description, reading),
    );
    const { dateFound, venueFound, clientFound, attendees, days } = found;
    return {
      date: dateFound,
      venue: venueFound,
      attendees,
      days: days.words === null ? null : days,
      client: clientFound,
      /** The client of the company who it is; null where none is known by that address or name. */
      known_client: await knownClient(ctx, clientFound),
    };
  });

async function readingOf(ctx: MemberContext): Promise<DateReading> {
  const { country, timeZone } = await ctx.inCompany((tx) => getCompany(tx, ctx.companyId));
  return { today: dayIn(timeZone, ctx.service.clock.now()), dayFirst: !isMonthFirst(country) };
}

async function knownClient(ctx: MemberContext, { name, company, email }: ClientFound) {
  const names = [name, company].flatMap((said) => said?.value ?? []);
  if (email === null && names.length === 0) return null;
  return ctx.inCompany((tx) => recogniseClient(tx, ctx.companyId, { email: email?.value ?? null, names }));
}
