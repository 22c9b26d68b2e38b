import type { Translated } from '@showbill/contract';
import type { catalogue as english } from '../en/catalogue.ts';
import { writingIn } from '../writing.ts';

const { day, figure } = writingIn('fr');

export const catalogue: Translated<typeof english> = {
  sameSku: (other, sku) => `${other} a déjà la référence ${sku}`,
  ownAccessory: 'un article ne peut pas être son propre accessoire',
  accessoryTwice: 'un accessoire est cité deux fois',
  stockOfParts: (name) => `${name} est un kit : son stock est celui de ses éléments`,
  partOfKit: (name, kit) => `${name} fait partie de ${kit} : retirez-le d’abord de ce kit`,
  partAndAccessory: 'un produit ne peut pas être à la fois élément et accessoire du même produit',
  ownPart: 'un produit ne peut pas être un élément de lui-même',
  partTwice: 'un élément est cité deux fois',
  kitInKit: (kit) => `ce produit fait partie de ${kit} et ne peut donc pas être lui-même un kit`,
  archivedPart: (name) => `${name} est archivé : restaurez-le d’abord`,
  kitAsPart: (name) => `${name} est lui-même un kit : citez plutôt ses éléments`,
  belowNone: (name) => `le prix de ${name} passerait sous 0`,
  priceTooLarge: (name) => `le prix de ${name} deviendrait trop grand`,
  changed: 'le catalogue a changé entre-temps : vérifiez à nouveau les nouveaux prix',
  pictureTooLarge: 'l’image doit peser 8 Mo au plus',
  pictureKind: 'l’image doit être en PNG, JPEG ou WebP',
  pictureUnreadable: 'l’image est illisible ou a plus de 50 millions de pixels',
  currency: (currency) => `« ${currency} » n’est pas un code ISO 4217 comme EUR`,
  twoCurrencies: 'il faut deux devises différentes',
  rate: (rate) => `« ${figure(rate)} » n’est pas un taux : supérieur à 0, 10 décimales au plus, comme 1,17`,
  factor: (factor) => `« ${figure(factor)} » n’est pas un coefficient : supérieur à 0, 4 décimales au plus, comme 1,15`,
  longPlace: (most) => `chaque lieu doit avoir ${most} caractères au plus`,
  sameRegion: (name) => `il y a déjà une région nommée ${name}`,
  notTracked: (name) =>
    `le stock de ${name} n’est pas suivi : activez-le, ou importez l’article avec un nombre d’unités`,
  lessThanNone: (owned, name, on) => `le ${day(on)}, il resterait ${figure(owned)} de ${name}`,
  importUnderWay: 'un autre import de cette société est en cours : attendez qu’il soit terminé',
  mappingChanged: 'quelqu’un a changé entre-temps la lecture de ce fichier : vérifiez-le à nouveau',
  fileTooLarge: 'le fichier dépasse 20 Mo : divisez-le',
  fileTooMuch: 'le fichier est trop grand pour être lu en une fois : divisez-le',
  notEmpty: 'cette société a déjà des articles : l’exemple demande un catalogue vide',
};
