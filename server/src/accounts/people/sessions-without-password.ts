import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';
import { systemClock } from '../../platform/clock.ts';

/** Whoever was shut out at their company's provider is out here by the next morning. The database holds this as well. */
const COMPANY_SESSION_SECONDS = 12 * 3_600;

/** An operation of better-auth's for whom something else than a password has signed in; no address leads to it. */
export const sessionsWithoutPassword = {
  id: 'sessions-without-password',
  endpoints: {
    signInAs: createAuthEndpoint.serverOnly(
      {
        method: 'POST',
        body: z.object({ userId: z.string(), onlyCompany: z.string().nullable() }),
        requireHeaders: true,
      },
      async (context) => {
        const { internalAdapter } = context.context;
        const { userId, onlyCompany } = context.body;
        const user = await internalAdapter.findUserById(userId);
        if (user === null) throw new Error(`nobody has the id ${userId}`);
        if (onlyCompany === null) {
          await setSessionCookie(context, { session: await internalAdapter.createSession(userId), user });
          return {};
        }
        const expiresAt = new Date(systemClock.now().getTime() + COMPANY_SESSION_SECONDS * 1000);
        const session = await internalAdapter.createSession(userId, false, { onlyCompany, expiresAt }, true);
        await setSessionCookie(context, { session, user }, false, { maxAge: COMPANY_SESSION_SECONDS });
        return {};
      },
    ),
  },
};
