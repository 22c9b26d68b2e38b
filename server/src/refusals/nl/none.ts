import type { Translated } from '@showbill/contract';
import type { none as english } from '../en/none.ts';

export const none: Translated<typeof english> = {
  client: (id) => `klant ${id} bestaat niet`,
  clientHere: 'deze klant bestaat niet in uw bedrijf',
  company: (id) => `bedrijf ${id} bestaat niet`,
  delivery: (id) => `aflevering ${id} bestaat niet`,
  followUp: (id) => `opvolging ${id} bestaat niet`,
  hold: (id) => `blokkering ${id} bestaat niet`,
  invitation: (id) => `uitnodiging ${id} bestaat niet of is niet meer open`,
  job: (id) => `opdracht ${id} bestaat niet`,
  jobLine: (line, job) => `regel ${line} bestaat niet in opdracht ${job}`,
  key: (id) => `sleutel ${id} bestaat niet`,
  logo: 'dit logo bestaat niet',
  mail: (id) => `e-mail ${id} bestaat niet`,
  member: (id) => `lid ${id} bestaat niet`,
  picture: 'deze afbeelding bestaat niet',
  product: (id) => `artikel ${id} bestaat niet`,
  proposal: (id) => `offerte ${id} bestaat niet`,
  rate: (from, to) => `er is geen wisselkoers van ${from} naar ${to}`,
  region: (id) => `regio ${id} bestaat niet`,
  subscription: (id) => `webhook ${id} bestaat niet`,
  tag: (id) => `label ${id} bestaat niet`,
  template: (id) => `sjabloon ${id} bestaat niet`,
  webhookHere: 'deze webhook bestaat niet in uw bedrijf',
  session: 'deze aanmelding bestaat niet meer',
  passkey: 'die passkey bestaat niet: misschien is hij verwijderd',
};
