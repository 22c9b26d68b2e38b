import type { Translated } from '@showbill/contract';
import type { service as english } from '../en/service.ts';

export const service: Translated<typeof english> = {
  failed: 'im Dienst ist ein Fehler aufgetreten; der Betreiber findet den Fall anhand der Anfragenummer',
  bodyTooLarge: 'das ist zu viel auf einmal: höchstens 256 KiB',
  signInFirst: 'melden Sie sich zuerst an',
  roleNeeded: (needed, own) => `dafür ist die Rolle ${needed} nötig; Ihre Rolle in dieser Firma ist ${own}`,
  otherOrigin: (addresses) => `das dürfen nur die Seiten von ${addresses} aufrufen`,
  allowanceUsed: (limit) =>
    `alle ${limit} Angebote dieses Monats sind verbraucht; zu Beginn des nächsten Monats sind es wieder so viele`,
  subscriptionInactive:
    'das Abonnement ist überfällig oder gekündigt: Angebote lassen sich lesen und bearbeiten, aber keine neuen erstellen',
  noMail: 'auf diesem Server ist kein Versand von E-Mails eingerichtet',
};
