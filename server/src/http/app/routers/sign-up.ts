import { z } from 'zod';
import {
  beginSignUp,
  confirmSignUp as makeConfirmed,
  countTry,
  forgiveTry,
  knownBrowserCookie,
  type SignIn,
  type SignUp,
  signUpCompany,
} from '../../../accounts/index.ts';
import { AppError } from '../../../platform/errors.ts';
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
    /** 0: no tax is charged; left out: it is to be decided. */
    tax_rate: z.number().optional(),
    tax_number: z.string().optional(),
  }),
});

/**
 * A person, their company and their place in it, signed in from then on. Where addresses are to be proved there is no
 * company yet, but a token to confirm with.
 */
export const signUp = procedure.open.input(input).mutation(async ({ ctx, input }) => {
  const { service } = ctx;
  const asked = { ...asSignUp(input), language: ctx.language };
  const policy = service.config.signUp;
  switch (policy) {
    case 'closed':
      throw closed();
    case 'verified':
      await countTry(service.db, { kind: 'sign-up', at: input.email, from: ctx.clientAddress });
      return { company_id: null, confirm: await beginSignUp(service, asked) };
    case 'open': {
      const attempt = { kind: 'sign-up', from: ctx.clientAddress } as const;
      await countTry(service.db, attempt);
      const { company, person } = await signUpCompany(service.db, asked);
      await forgiveTry(service.db, attempt);
      await signInFirst(ctx, ctx.signIn, person.email, input.password);
      return { company_id: company.id, confirm: null };
    }
    default:
      return policy satisfies never;
  }
});

const confirmation = z.object({ confirm: z.string().max(100), code: z.string().max(20), password: z.string() });

/** With the code that was mailed, and the password once more, as it is kept nowhere until then. */
export const confirmSignUp = procedure.open.input(confirmation).mutation(async ({ ctx, input }) => {
  const { service } = ctx;
  if (service.config.signUp === 'closed') throw closed();
  await countTry(service.db, { kind: 'sign-up', from: ctx.clientAddress });
  const { confirm: token, code, password } = input;
  const { company, person } = await makeConfirmed(service, { token, code, password });
  await forgiveTry(service.db, { kind: 'sign-up', at: person.email, from: ctx.clientAddress });
  await signInFirst(ctx, ctx.signIn, person.email, password);
  return { company_id: company.id };
});

function asSignUp({ company, ...person }: z.infer<typeof input>): SignUp {
  const { time_zone: timeZone, tax_rate: rate, tax_number: taxNumber, ...rest } = company;
  const taxRate = rate === undefined ? undefined : String(rate);
  return { ...person, company: { ...rest, timeZone, taxRate, taxNumber } };
}

function closed(): AppError {
  return new AppError('forbidden', ({ accounts }) => accounts.closed);
}

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
