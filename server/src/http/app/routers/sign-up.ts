import { z } from 'zod';
import { countTry, forgiveTry, knownBrowserCookie, type SignIn, signUpCompany } from '../../../accounts/index.ts';
import type { RequestContext } from '../context.ts';
import { procedure } from '../procedures.ts';

const input = z.object({
  name: z.string(),
  email: z.string(),
  password: z.string(),
  company: z.object({
    name: z.string(),
    currency: z.string(),
    country: z.string(),
    time_zone: z.string().optional(),
  }),
});

/** A person, their company and their place in it, signed in from then on. */
export const signUp = procedure.open.input(input).mutation(async ({ ctx, input }) => {
  const attempt = { kind: 'sign-up', from: ctx.clientAddress } as const;
  await countTry(ctx.service.db, attempt);
  const { time_zone: timeZone, ...company } = input.company;
  const { company: made, person } = await signUpCompany(ctx.service.db, {
    ...input,
    company: { ...company, timeZone },
  });
  await forgiveTry(ctx.service.db, attempt);
  await signInFirst(ctx, ctx.signIn, person.email, input.password);
  return { company_id: made.id };
});

/** Signs in a person who was made just now. */
export async function signInFirst(
  { service, setCookies }: RequestContext,
  signIn: SignIn,
  email: string,
  password: string,
): Promise<void> {
  const answer = await signIn.perform('sign-in/email', { email, password });
  if (!answer.ok) throw new Error(`a person who was just made cannot sign in: ${answer.status}`);
  setCookies([...answer.headers.getSetCookie(), knownBrowserCookie(service, new Headers(), email)]);
}
