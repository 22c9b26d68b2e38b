import type { Translated } from '@showbill/contract';
import type { none as english } from '../en/none.ts';

export const none: Translated<typeof english> = {
  client: (id) => `le client ${id} n’existe pas`,
  clientHere: 'ce client n’existe pas dans votre société',
  company: (id) => `la société ${id} n’existe pas`,
  delivery: (id) => `l’envoi ${id} n’existe pas`,
  followUp: (id) => `la relance ${id} n’existe pas`,
  hold: (id) => `l’immobilisation ${id} n’existe pas`,
  invitation: (id) => `l’invitation ${id} n’existe pas ou n’est plus ouverte`,
  job: (id) => `la prestation ${id} n’existe pas`,
  jobLine: (line, job) => `la ligne ${line} n’existe pas dans la prestation ${job}`,
  key: (id) => `la clé ${id} n’existe pas`,
  logo: 'ce logo n’existe pas',
  mail: (id) => `l’e-mail ${id} n’existe pas`,
  member: (id) => `le membre ${id} n’existe pas`,
  picture: 'cette image n’existe pas',
  product: (id) => `l’article ${id} n’existe pas`,
  proposal: (id) => `le devis ${id} n’existe pas`,
  rate: (from, to) => `il n’y a pas de taux de change de ${from} vers ${to}`,
  region: (id) => `la région ${id} n’existe pas`,
  subscription: (id) => `le webhook ${id} n’existe pas`,
  tag: (id) => `l’étiquette ${id} n’existe pas`,
  template: (id) => `le modèle ${id} n’existe pas`,
  webhookHere: 'ce webhook n’existe pas dans votre société',
  session: 'cette connexion n’existe plus',
  passkey: 'cette clé d’accès n’existe pas : elle a peut-être été supprimée',
};
