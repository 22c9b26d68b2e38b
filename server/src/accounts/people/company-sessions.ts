import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';
import { systemClock } from '../../platform/clock.ts';

/** Whoever was shut out at their company's provider is out here by the next morning. The database holds this as well. */
const SECONDS = 12 * 3_600;

/** Sessions that open one company alone, as better-auth's plugin: for this process, and reached from outside by nothing. */
export const companySessions = {
  id: 'company-sessions',
  endpoints: {
    signInThroughCompany: createAuthEndpoint(
      '/company-session',
      {
        method: 'POST',
        body: z.object({ companyId: z.string(), userId: z.string() }),
        metadata: { SERVER_ONLY: true },
      },
      async (ctx) => {
        const { internalAdapter } = ctx.context;
        const { companyId, userId } = ctx.body;
        const user = await internalAdapter.findUserById(userId);
        if (user === null) throw new Error('nobody to sign in');
        const expiresAt = new Date(systemClock.now().getTime() + SECONDS * 1000);
        const session = await internalAdapter.createSession(userId, false, { onlyCompany: companyId, expiresAt }, true);
        await setSessionCookie(ctx, { session, user }, false, { maxAge: SECONDS });
        return {};
      },
    ),
  },
} as const;
