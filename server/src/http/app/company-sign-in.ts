import { z } from 'zod';
import {
  beginCompanySignIn,
  beginInBrowser,
  browserOf,
  countTry,
  finishCompanySignIn,
  forgiveTry,
  type SignIn,
  type SignInProblem,
} from '../../accounts/index.ts';
import { AppError, invalidRequest } from '../../platform/errors.ts';
import type { TypedApp } from '../typed-app.ts';
import { headersOf } from './auth.ts';
import type { AppServerContext } from './context.ts';

const MOST_QUERY = 8_000;

const start = z.object({
  slug: z.string().max(100),
  /** Where to go on: a path of the application. */
  next: z.string().max(2_000).exactOptional(),
  /** Of the link of an invitation, which is accepted so. */
  invitation: z.string().max(100).exactOptional(),
});

/** What each address under /app/auth/provider takes. */
export const COMPANY_SIGN_IN_BODIES = { 'provider/start': start } as const;

/** Signing in through a company's own provider: the browser is sent there, and comes back with its answer. */
export function registerCompanySignIn(app: TypedApp, context: AppServerContext, open: () => Promise<SignIn>): void {
  const { db, publicUrl } = context;

  app.post('/auth/provider/start', { schema: { hide: true, body: start } }, async (request, reply) => {
    const { slug, next, invitation } = request.body;
    if (next !== undefined && !isOwnPath(publicUrl, next)) {
      throw invalidRequest('next', ({ companySignIn }) => companySignIn.path);
    }
    await countTry(db, { kind: 'company-sign-in', from: request.ip });
    const { browser, cookie } = beginInBrowser(context, headersOf(request));
    const asked = { slug, browser, next: next ?? null, invitation: invitation ?? null };
    const url = await beginCompanySignIn(context, asked);
    reply.header('set-cookie', cookie);
    return { url };
  });

  // the query is the provider's: whatever it holds comes to a page that says what to do
  app.get(
    '/auth/provider/callback/:company',
    { schema: { hide: true, params: z.object({ company: z.string() }) } },
    async (request, reply) => {
      reply.header('referrer-policy', 'no-referrer');
      const from = { kind: 'company-sign-in-end', from: request.ip } as const;
      if (await isTooMany(() => countTry(db, from))) return reply.redirect(`${publicUrl}${problemPage('tries')}`, 303);
      const headers = headersOf(request);
      const query = new URL(request.url.slice(0, MOST_QUERY), publicUrl).searchParams;
      const came = { companyId: request.params.company, query, browser: browserOf(headers) };
      const finished = await finishCompanySignIn(context, came);
      if ('problem' in finished) {
        return reply.redirect(`${publicUrl}${problemPage(finished.problem, finished.slug, finished.next)}`, 303);
      }
      const { companyId, userId, next } = finished;
      const cookies = await (await open()).signInAs(userId, headers, companyId);
      for (const line of cookies) reply.header('set-cookie', line);
      await forgiveTry(db, from);
      await forgiveTry(db, { kind: 'company-sign-in', from: request.ip });
      return reply.redirect(`${publicUrl}${next ?? '/'}`, 303);
    },
  );
}

/** A path below the public address, as the browser would read it: no other host, in any spelling. */
function isOwnPath(publicUrl: string, path: string): boolean {
  if (!/^\/(?![/\\])[^\s\\\p{Cc}]*$/u.test(path)) return false;
  const url = URL.parse(path, publicUrl);
  return url !== null && url.origin === new URL(publicUrl).origin;
}

/** A browser that comes back is shown a page, whatever it is refused. */
async function isTooMany(count: () => Promise<void>): Promise<boolean> {
  try {
    await count();
    return false;
  } catch (error) {
    if (error instanceof AppError && error.code === 'rate_limited') return true;
    throw error;
  }
}

function problemPage(problem: SignInProblem | 'tries', slug: string | null = null, next: string | null = null): string {
  const search = new URLSearchParams({ problem, ...(next !== null && { next }) }).toString();
  return slug === null ? `/company-sign-in?${search}` : `/sign-in/${slug}?${search}`;
}
