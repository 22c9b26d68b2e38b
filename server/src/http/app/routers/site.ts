import { procedure, router } from '../procedures.ts';

export const site = router({
  /** What a page has to know before anybody is signed in. */
  get: procedure.open.query(({ ctx: { service } }) => ({
    /** Whether links can be mailed; where not, the operator's command prints them. */
    sends_mail: service.config.mail !== null,
  })),
});
