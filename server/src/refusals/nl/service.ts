import type { Translated } from '@showbill/contract';
import type { service as english } from '../en/service.ts';

export const service: Translated<typeof english> = {
  failed: 'de dienst heeft een fout gemaakt; de beheerder vindt het geval via het nummer van het verzoek',
  bodyTooLarge: 'dat is te veel in één keer: hoogstens 256 KiB',
  signInFirst: 'meld u eerst aan',
  roleNeeded: (needed, own) => `hiervoor is de rol ${needed} nodig; uw rol in dit bedrijf is ${own}`,
  otherOrigin: (addresses) => `dit mag alleen door de pagina’s van ${addresses} worden gevraagd`,
  allowanceUsed: (limit) =>
    `alle ${limit} offertes van deze maand zijn gebruikt; aan het begin van de volgende maand begint het opnieuw`,
  subscriptionInactive:
    'het abonnement is niet betaald of opgezegd: offertes kunnen worden gelezen en bewerkt, maar er komen geen nieuwe bij',
  noMail: 'deze server is niet ingesteld om e-mail te versturen',
};
