import type { Translated } from '@showbill/contract';
import type { stock as english } from '../en/stock.ts';
import { writingIn } from '../writing.ts';

const { day } = writingIn('fr');

export const stock: Translated<typeof english> = {
  nothingOut: 'aucun matériel n’est sorti pour ce devis',
  noneOut: (name) => `rien de ${name} n’est sorti pour ce devis`,
  oneOut: (out, name) => `seule ${out} unité de ${name} est sortie pour ce devis`,
  someOut: (out, name) => `seules ${out} unités de ${name} sont sorties pour ce devis`,
  leftLater: (left, back) => `c’est sorti le ${day(left)} et ne peut pas être rentré le ${day(back)}`,
  dispatch: (status) => `Seul le matériel d’un devis accepté peut sortir ; celui-ci est ${status}.`,
  withdrawn:
    'Le client s’est rétracté de ce contrat : annulez le devis, ou faites un avenant si vous avez convenu d’autre chose.',
  left: (on) => `Le matériel de ce devis est déjà sorti le ${day(on)}.`,
  toLeave: (count, product) => `Il ne reste à sortir que ${count} unités de l’article ${product}.`,
  future: (on) => `le ${day(on)} est à venir : seul ce qui a déjà eu lieu peut être enregistré`,
  undone: (minutes) =>
    `Ceci ne peut plus être annulé : plus de ${minutes} minutes ont passé, ou la prestation a changé depuis.`,
  daysTurned: (to, from) => `le dernier jour (${day(to)}) ne doit pas précéder le premier (${day(from)})`,
  holdEnded: (on) => `cette immobilisation s’est terminée le ${day(on)}`,
  allBack: (quantity, on) => `les ${quantity} unités de cette immobilisation sont déjà revenues au ${day(on)}`,
  stillHeld: (held, on) => `le ${day(on)}, seules ${held} unités de cette immobilisation sont encore retenues`,
  supplierKnown: (name) => `il existe déjà un fournisseur nommé ${name}`,
  supplierInUse: (name) => `impossible de supprimer ${name} : des unités lui ont été demandées`,
  subHireCancelled: 'cette sous-location est annulée : créez-en une nouvelle',
  goesBackFirst: (back, arrives) => `la restitution (${day(back)}) ne peut pas précéder l’arrivée (${day(arrives)})`,
  tooMuchAtOnce: (products, days, most) =>
    `${products.toLocaleString('fr-FR')} articles × ${days} jours, c’est plus que ${most.toLocaleString('fr-FR')} ` +
    'à la fois : choisissez moins de jours ou moins d’articles',
};
