import { router } from './procedures.ts';
import { availability } from './routers/availability.ts';
import { changes } from './routers/changes.ts';
import { home } from './routers/home.ts';
import { invitation } from './routers/invitation.ts';
import { jobs } from './routers/jobs.ts';
import { keys } from './routers/keys.ts';
import { me } from './routers/me.ts';
import { signUp } from './routers/sign-up.ts';
import { site } from './routers/site.ts';
import { team } from './routers/team.ts';

/** Everything that the web application can ask for. */
export const appRouter = router({ site, signUp, me, team, invitation, keys, availability, jobs, home, changes });

export type AppRouter = typeof appRouter;
