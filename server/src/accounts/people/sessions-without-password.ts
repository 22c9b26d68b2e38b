import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';

/** An operation of better-auth's for whom something else than a password has signed in; no address leads to it. */
export const sessionsWithoutPassword = {
  id: 'sessions-without-password',
  endpoints: {
    signInAs: createAuthEndpoint.serverOnly(
      { method: 'POST', body: z.object({ userId: z.string() }), requireHeaders: true },
      async (context) => {
        const { internalAdapter } = context.context;
        const user = await internalAdapter.findUserById(context.body.userId);
        if (user === null) throw new Error(`nobody has the id ${context.body.userId}`);
        await setSessionCookie(context, { session: await internalAdapter.createSession(user.id), user });
        return {};
      },
    ),
  },
};
