import { listCountries, passkeySite } from '../../../accounts/index.ts';
import { presentTax } from './present-tax.ts';
import { procedure, router } from '../procedures.ts';

export const site = router({
  /** What a page has to know before anybody is signed in. */
  get: procedure.open.query(({ ctx: { service } }) => ({
    /** Whether links can be mailed; where not, the operator's command prints them. */
    sends_mail: service.config.mail !== null,
    /** Whether new companies may sign up: `verified` ones by a code that is mailed. */
    sign_up: service.config.signUp,
    /** The origin of the pages that may use passkeys; null: browsers offer none under the service's address. */
    passkeys_at: passkeySite(service.publicUrl)?.origin ?? null,
  })),

  /** Where a company may be, with the currency, the time zones and the tax that are usual there. */
  countries: procedure.open.query(() =>
    listCountries().map(({ code, currency, timeZones, tax }) => ({
      code,
      currency,
      time_zones: timeZones,
      tax: presentTax(tax),
    })),
  ),
});
