import type { Texts } from '../shape.ts';
import { plural } from './plural.ts';

export const costs: Texts['costs'] = {
  cost: 'Coût',
  margin: 'Marge',
  heading: 'Coût et marge',
  private: 'Les clients ne voient jamais ceci.',
  show: 'Afficher le coût et la marge',
  hide: 'Masquer le coût et la marge',
  unitCostOf: (name) => `Coût unitaire : ${name}`,
  ofLine: (margin) => `marge ${margin}`,
  atMost: (figure) => `au plus ${figure}`,
  without: (count, shown) =>
    plural(count, `Sans ${shown} ligne au coût inconnu.`, `Sans ${shown} lignes au coût inconnu.`),
  withoutWon: (count) => `sans ${count} au coût inconnu`,
  take: 'Reprendre les coûts du catalogue',
  below: (least) => `Sous la marge minimale de votre société, ${least}.`,
  belowByCatalogue: (margin, least) =>
    `Avec les coûts de votre catalogue, la marge est de ${margin}, sous le minimum de votre société, ${least}.`,
  send: {
    below: (margin, least) => `La marge est de ${margin}, sous le minimum de votre société, ${least}.`,
    short: (amount) => `Il faudrait ${amount} de plus hors taxe.`,
    byOwner: 'Un propriétaire doit l’envoyer.',
    asOwner: 'En tant que propriétaire, vous pouvez l’envoyer. Le journal le mentionnera.',
    unknown: (count, shown) =>
      plural(
        count,
        `Le coût de ${shown} ligne n’est pas connu : la marge peut être sous le minimum de votre société.`,
        `Le coût de ${shown} lignes n’est pas connu : la marge peut être sous le minimum de votre société.`,
      ),
  },
  product: {
    label: (currency) => `Prix de revient (${currency}, hors taxe)`,
    hint: 'Ce qu’une unité vous coûte ; laissez vide si vous ne le savez pas',
  },
  ownLine: 'Coût unitaire (facultatif)',
  settings: {
    heading: 'Marge minimale',
    lead: 'Un devis qui rapporte moins ne peut être envoyé que par un propriétaire. Laissez vide pour aucune limite.',
    label: 'Marge minimale',
    byOwner: 'Seul un propriétaire peut la modifier.',
  },
  key: 'Communiquer aussi les coûts et les marges',
  keyRule: 'Ce que les lignes vous coûtent et ce que vous gagnez sur un devis',
};
