import type { Translated } from '@showbill/contract';
import { words } from '@showbill/contract/words/fr';
import type { imports as english } from '../en/imports.ts';
import { field } from './fields.ts';
import { writingIn } from '../writing.ts';

const { figure } = writingIn('fr');

export const imports: Translated<typeof english> = {
  categories: Object.values(words.categories).join(', '),
  units: 'jour, semaine, heure, forfait, pièce, mètre, mètre carré, kilomètre, personne',
  moving: { crew: words.categories.crew, transport: words.categories.transport },
  tooLarge: (megabytes) => `le fichier dépasse ${megabytes} Mo ; divisez-le`,
  spreadsheet: 'c’est un ancien fichier de tableur, ou il a un mot de passe ; enregistrez-le d’abord en XLSX ou en CSV',
  noWorkbook: 'ce n’est pas un tableur lisible ; enregistrez-le en XLSX ou en CSV',
  noSheet: (name, all) => `il n’y a pas de feuille « ${name} » ; le fichier contient : ${all}`,
  unpacksTooLarge: (megabytes) =>
    `le classeur est trop grand : plus de ${megabytes} Mo décompressé, ou des cellules loin du tableau ; divisez-le`,
  notOfSystem:
    'les colonnes ne sont pas celles du système indiqué ; ne l’indiquez pas, et les en-têtes seront lus tels quels',
  noProduct: (name) => `« ${name} » n’est pas un article du catalogue ; importez d’abord les articles`,
  skuElsewhere: (sku) => `la référence « ${sku} » appartient à un autre article du catalogue`,
  clientName: (found) => `aucune colonne ne contient de noms de clients ; trouvé : « ${found} »`,
  noClientName: 'le nom manque',
  clientEmail: (text) => `« ${text} » n’est pas une adresse e-mail`,
  clientCountry: (text) => `« ${text} » n’est pas un pays`,
  sameEmail: (email, line) => `l’e-mail « ${email} » est déjà à la ligne ${line}`,
  sameClientName: (name, line) =>
    `le nom « ${name} » est déjà à la ligne ${line}, et rien ne distingue les deux ; donnez à chacun un e-mail`,
  sameClient: (line) => `est le même client que la ligne ${line} ; gardez l’une des deux`,
  severalClients: (name) => `plusieurs clients s’appellent « ${name} » ; donnez un e-mail à la ligne`,
  empty: 'le fichier est vide',
  longLine: (most) => `la ligne a plus de ${figure(most)} caractères ; est-ce un fichier CSV ?`,
  manyLines: (most) => `le fichier a plus de ${figure(most)} lignes ; divisez-le`,
  manyRows: (most) => `le fichier a plus de ${figure(most)} lignes ; divisez-le`,
  unclosed:
    'un guillemet qui ouvre une valeur sur cette ligne n’est jamais fermé ; fermez-le, ou doublez-le s’il veut dire pouce',
  unclosedLast:
    'un guillemet qui ouvre une valeur sur cette ligne n’est jamais fermé ; fermez-le, ou doublez-le s’il veut dire pouce ' +
    '(la lecture s’arrête ici : il y en a trop)',
  missing: {
    name: (found) => `la colonne du nom manque : comment s’appelle l’article ; trouvé : « ${found} »`,
    category: (found) =>
      `la colonne de la catégorie manque : à quoi il appartient, comme son ou lumière ; trouvé : « ${found} »`,
    unit: (found) =>
      `la colonne de l’unité manque : à quoi s’applique un prix, comme jour ou forfait ; trouvé : « ${found} »`,
    unit_price: (found) => `la colonne du prix manque : le prix d’une unité, hors taxe ; trouvé : « ${found} »`,
  },
  sameHeader: (header, own) => `deux colonnes s’appellent « ${header} » ; gardez la bonne (${field(own)})`,
  otherCurrency: (found, currency) =>
    `« ${found} » n’est pas dans la devise de la société ; les prix doivent être en ${currency}`,
  sameSku: (sku, line) => `la référence « ${sku} » est déjà à la ligne ${line}`,
  sameName: (name, line) =>
    `le nom « ${name} » est déjà à la ligne ${line} ; gardez-en un, ou donnez à chacun sa référence`,
  sameProduct: (line) => `est le même article du catalogue que la ligne ${line} ; gardez l’une des deux`,
  namesItself: 'cite l’article lui-même : retirez-le',
  unknownSku: (sku) => `cite la référence « ${sku} », qui n’est ni dans ce fichier ni dans le catalogue`,
  kitOwned: 'un kit a le stock de ses éléments : laissez la quantité vide',
  kitAsPart: (sku) => `cite la référence « ${sku} », qui est elle-même un kit : citez plutôt ses éléments`,
  kitInKit: (kit) => `a des éléments et fait partie de « ${kit} » : un kit ne peut pas en contenir un autre`,
  archivedPart: (sku) =>
    `cite la référence « ${sku} », qui est archivée : ajoutez-la au fichier ou restaurez-la d’abord`,
  kitOfArchived: (part) =>
    `est un kit archivé, tout comme son élément « ${part} » : ajoutez celui-ci au fichier ou restaurez-le d’abord`,
  standingPart: (sku) =>
    `cite la référence « ${sku} », qui est un élément de ce kit : retirez-la ou ajoutez la colonne parts`,
  standingAccessory: (sku) =>
    `cite la référence « ${sku} », qui est un accessoire de ce produit : retirez-la ou ajoutez la colonne accessories`,
  bookkeeping: (name) =>
    `« ${name} » ressemble à une ligne comptable (caution, paiement ou remise), pas à du matériel ; retirez-la`,
  fieldCounts: (fields, headers) => `la ligne a ${fields} champs et l’en-tête ${headers}`,
  fieldCountsUnheaded: (fields, others) => `la ligne a ${fields} champs et la plupart des autres ${others}`,
  manyFields: (counts, mark) => `${counts} ; mettez entre guillemets une valeur qui contient « ${mark} »`,
  manyFieldsByTab: (counts) => `${counts} ; mettez entre guillemets une valeur qui contient une tabulation`,
  torn: (counts, line) => `${counts}, et elle va jusqu’à la ligne ${line} ; cherchez un guillemet qui n’est pas fermé`,
  noName: 'le nom manque',
  tooLong: (text, most) => `« ${text} » a plus de ${figure(most)} caractères`,
  noCategory: (allowed) => `la catégorie manque ; possibles : ${allowed}`,
  category: (text, allowed) => `la catégorie « ${text} » n’est pas connue ; possibles : ${allowed}`,
  noUnit: (allowed) => `l’unité manque ; possibles : ${allowed}`,
  unit: (text, allowed) => `l’unité « ${text} » n’est pas connue ; possibles : ${allowed}`,
  daySplit: (text) =>
    `« ${text} » n’est pas une unité ; gardez une ligne avec l’unité jour, et fixez les jours suivants dans les jours facturés`,
  foot: (text) =>
    `l’unité « ${text} » n’est pas connue ; écrivez pièce si une unité est un pied, ou donnez le prix par mètre`,
  squareFoot: (text) =>
    `l’unité « ${text} » n’est pas connue ; écrivez pièce si une unité est un pied carré, ou donnez le prix par mètre carré`,
  mile: (text) =>
    `l’unité « ${text} » n’est pas connue ; écrivez pièce si une unité est un mille, ou donnez le prix par kilomètre`,
  yesOrNo: (text) => `« ${text} » n’est ni oui ni non`,
  noPrice: (currency) => `le prix manque ; donnez un montant en ${currency}, 0 ou plus`,
  price: (text, currency) => `le prix « ${text} » n’est pas un nombre ; donnez un montant en ${currency}, comme 12,50`,
  ambiguous: (text, whole, decimal) =>
    `« ${text} » peut vouloir dire ${whole} ou ${decimal.replace('.', ',')} ; écrivez-le sans séparateur de milliers`,
  negativePrice: (text) => `le prix « ${text} » est négatif ; il doit être de 0 ou plus`,
  priceDecimals: (text, currency, decimals) => `le prix « ${text} » a trop de décimales ; ${currency} en a ${decimals}`,
  dearPrice: (text, most) => `le prix « ${text} » est trop grand ; au plus ${figure(most)}`,
  ownedParts: (text) =>
    `« ${text} » unités en propre n’est pas un nombre entier ; est-ce un prix dans la mauvaise colonne ?`,
  owned: (text, most) => `« ${text} » unités en propre est impossible ; un nombre entier de 0 à ${figure(most)}`,
  ownedNumber: (text) => `« ${text} » n’est pas un nombre ; il faut un nombre entier à partir de 0`,
  ownedIsPrice: (owned) =>
    `« ${owned} » unités en propre est le même nombre que le prix ; est-ce un prix dans la mauvaise colonne ?`,
  ownedIsMany: (owned, most, category) =>
    `« ${owned} » unités en propre dépasse ${most} pour ${category} ; est-ce un prix dans la mauvaise colonne ?`,
  attendees: (text, most) =>
    `« ${text} » personnes par unité est impossible ; un nombre supérieur à 0, ${figure(most)} au plus`,
  attendeesNumber: (text) => `« ${text} » n’est pas un nombre ; il faut un nombre supérieur à 0`,
  accessory: (text, most) =>
    `« ${text} » n’est pas un accessoire ; écrivez SKU*2;SKU*1, chacun avec un nombre entier de 1 à ${figure(most)}`,
  ownAccessory: (sku) => `« ${sku} » ne peut pas être son propre accessoire`,
  part: (text, most) =>
    `« ${text} » n’est pas un élément ; écrivez SKU*2;SKU*1, chacun avec un nombre entier de 1 à ${figure(most)}`,
  ownPart: (sku) => `« ${sku} » ne peut pas être un élément de lui-même`,
  partAndAccessory: (sku) => `« ${sku} » est à la fois élément et accessoire : retirez l’un des deux`,
};
