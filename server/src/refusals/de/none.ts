import type { Translated } from '@showbill/contract';
import type { none as english } from '../en/none.ts';

export const none: Translated<typeof english> = {
  client: (id) => `den Kunden ${id} gibt es nicht`,
  clientHere: 'diesen Kunden gibt es in Ihrer Firma nicht',
  company: (id) => `die Firma ${id} gibt es nicht`,
  delivery: (id) => `die Zustellung ${id} gibt es nicht`,
  followUp: (id) => `die Wiedervorlage ${id} gibt es nicht`,
  hold: (id) => `die Sperrung ${id} gibt es nicht`,
  invitation: (id) => `die Einladung ${id} gibt es nicht, oder sie ist nicht mehr offen`,
  job: (id) => `den Auftrag ${id} gibt es nicht`,
  jobLine: (line, job) => `die Position ${line} gibt es im Auftrag ${job} nicht`,
  key: (id) => `den Schlüssel ${id} gibt es nicht`,
  logo: 'dieses Logo gibt es nicht',
  mail: (id) => `die E-Mail ${id} gibt es nicht`,
  member: (id) => `das Mitglied ${id} gibt es nicht`,
  picture: 'dieses Bild gibt es nicht',
  product: (id) => `den Artikel ${id} gibt es nicht`,
  proposal: (id) => `das Angebot ${id} gibt es nicht`,
  rate: (from, to) => `einen Wechselkurs von ${from} nach ${to} gibt es nicht`,
  region: (id) => `die Region ${id} gibt es nicht`,
  subscription: (id) => `den Webhook ${id} gibt es nicht`,
  tag: (id) => `das Schlagwort ${id} gibt es nicht`,
  template: (id) => `die Vorlage ${id} gibt es nicht`,
  webhookHere: 'diesen Webhook gibt es in Ihrer Firma nicht',
  session: 'diese Anmeldung gibt es nicht mehr',
  passkey: 'diesen Passkey gibt es nicht: vielleicht wurde er entfernt',
};
