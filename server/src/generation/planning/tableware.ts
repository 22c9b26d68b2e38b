import type { Kind } from '../../equipment/index.ts';
import type { Facts, ShelfProduct } from '../types.ts';
import { says } from './event/conditions.ts';

/** A piece of china, cutlery, glass or linen, as hired singly. */
interface Piece {
  readonly id: string;
  readonly kind: Kind;
  /** In names of products and in running text of the five languages, lower case; the first that matches counts. */
  readonly words: RegExp;
}

const PIECES: readonly Piece[] = [
  {
    id: 'saucered cup',
    kind: 'crockery',
    words:
      /\bcups?\b|\btassen?\b|\btasses?\b|\btazas?\b|\bkop(?:je)?(?:s|jes|pen)?\b|teetasse|kaffeetasse|kaffeegedeck/u,
  },
  { id: 'mug', kind: 'crockery', words: /\bmugs?\b|\bbecher\b|\bmokken?\b|kaffeebecher/u },
  {
    id: 'bowl',
    kind: 'crockery',
    words:
      /\bbowls?\b|\bschüsseln?\b|suppentasse|suppenteller|soup plate|assiettes? creuses?|\bbols?\b|\bcuencos?\b|plato hondo|platos hondos|soepkom|soepbord|\bkommen\b|müslischale/u,
  },
  {
    id: 'side plate',
    kind: 'crockery',
    words:
      /(?:side|bread|tea) ?plates?|plates?,? (?:side|bread|tea)\b|brotteller|beilagenteller|kuchenteller|assiettes? à pain|plat(?:o|itos?|os) de pan|broodbord/u,
  },
  {
    id: 'dessert plate',
    kind: 'crockery',
    words:
      /(?:dessert|starter|pudding|salad) ?plates?|plates?,? (?:dessert|starter|pudding|salad)\b|dessertteller|vorspeisenteller|assiettes? à dessert|platos? de postre|dessertbord|gebakbord/u,
  },
  {
    id: 'dinner plate',
    kind: 'crockery',
    words:
      /\bplates?\b|\bteller\b|essteller|speiseteller|menüteller|assiettes?\b|\bplatos?\b|\bbord(?:en)?\b|dinerbord/u,
  },
  { id: 'steak knife', kind: 'cutlery', words: /steak ?kni(?:fe|ves)|kni(?:fe|ves),? steak|steakmesser/u },
  {
    id: 'dessert fork',
    kind: 'cutlery',
    words:
      /(?:dessert|cake|pastry|pudding|starter) ?forks?|forks?,? (?:dessert|cake|pastry|pudding|starter)\b|dessertgabel|kuchengabel|fourchettes? à (?:dessert|gâteau)|tenedor(?:es)? de postre|dessertvork|gebakvork/u,
  },
  {
    id: 'dessert spoon',
    kind: 'cutlery',
    words:
      /(?:dessert|pudding|soup|table) ?spoons?|spoons?,? (?:dessert|pudding|soup|table)\b|dessertlöffel|suppenlöffel|esslöffel|cuillères? à (?:dessert|soupe)|cucharas? de postre|cuchara sopera|\bcucharas\b|dessertlepel|soeplepel|eetlepel/u,
  },
  {
    id: 'teaspoon',
    kind: 'cutlery',
    words:
      /tea ?spoons?|coffee ?spoons?|spoons?,? (?:tea|coffee)|teelöffel|kaffeelöffel|(?:petites? )?cuillères? à (?:café|thé)|cucharillas?|theelepel|koffielepel/u,
  },
  { id: 'knife', kind: 'cutlery', words: /\bkni(?:fe|ves)\b|messer\b|couteaux?\b|cuchillos?\b|\bmessen\b|tafelmes/u },
  {
    id: 'fork',
    kind: 'cutlery',
    words: /\bforks?\b|gabeln?\b|fourchettes?\b|tenedor(?:es)?\b|\bvork(?:en)?\b|tafelvork/u,
  },
  {
    id: 'flute',
    kind: 'glassware',
    words:
      /flutes?\b|champagne ?(?:glass|saucer|coupe)|prosecco glass|sektglas|sektgläser|sektkelch|champagnerglas|flûtes?|coupes? à champagne|copas? de (?:cava|champán|champagne)|champagneglas|champagneglazen/u,
  },
  {
    id: 'wine glass',
    kind: 'glassware',
    words:
      /wine ?glass(?:es)?|glass(?:es)?,? wine|wine goblet|weinglas|weingläser|(?:rotwein|weißwein)|verres? à vin|copas? de vino|copas?,? vino|wijnglas|wijnglazen/u,
  },
  {
    id: 'beer glass',
    kind: 'glassware',
    words:
      /\bpints?\b|beer ?glass|glass(?:es)?,? (?:beer|pint)|tankard|bierglas|biergläser|bierkrug|verres? à bière|chopes?|jarras? de cerveza|vasos? de cerveza|bierglazen/u,
  },
  {
    id: 'water glass',
    kind: 'glassware',
    words:
      /goblets?|water ?glass|glass(?:es)?,? water|wasserglas|wassergläser|verres? à eau|copas? de agua|vasos? de agua|waterglas|waterglazen/u,
  },
  {
    id: 'tumbler',
    kind: 'glassware',
    words:
      /hi.?ball|high.?ball|tumblers?|long ?drink|juice ?glass|becherglas|saftglas|gobelets?|vasos? de tubo|frisdrankglas|longdrinkglas/u,
  },
  {
    id: 'short glass',
    kind: 'glassware',
    words: /\bshot|whisk(?:e)?y|martini|cocktail ?glass|gin ?(?:glass|balloon|copa)|brandy|schnaps/u,
  },
  { id: 'jug', kind: 'glassware', words: /\bjugs?\b|carafes?|\bkrüge?\b|karaffe|jarras? de agua|karaf/u },
  {
    id: 'runner',
    kind: 'tablecloth',
    words: /runners?\b|läufer|chemins? de table|caminos? de mesa|tafellopers?/u,
  },
  {
    id: 'seat pad',
    kind: 'chair_cover',
    words: /\bcushions?|pads?\b|kissen|coussins?|galettes?|cojín|cojines|kussens?/u,
  },
  {
    id: 'sash',
    kind: 'chair_cover',
    words: /sash|\bbows?\b|\bbands?\b|\bties?\b|schleife|bänder|noeuds?|nœuds?|ceintures?|lazos?|strik|sjerp/u,
  },
  {
    id: 'wall',
    kind: 'marquee_lining',
    words:
      /^(?!.*(?:lining|himmel|vélum|velum|forro|voering)).*(?:walls?\b|\bsides?\b|seitenw|zeltwand|zeltwänd|parois?\b|paredes?\b|laterales?|zijwand|zijzeil)/u,
  },
];

const OF_KIND: ReadonlySet<Kind> = new Set(PIECES.map(({ kind }) => kind));

/** Which piece a text names, of those that a kind has; null for none, or for the whole of a table's china. */
export function pieceIn(text: string, kind: Kind): string | null {
  if (!OF_KIND.has(kind)) return null;
  const said = text.toLowerCase().replace(COURSES, ' ');
  return PIECES.find((piece) => piece.kind === kind && piece.words.test(said))?.id ?? null;
}

/** "vajilla de tres platos": courses, not plates. */
const COURSES = /\b(?:de|para) (?:dos|tres|cuatro|cinco|[2-5]) platos\b/gu;

/** "Place setting, three courses", "cutlery set": all the pieces in one; "tea cup (pack size 10)" and "10er-Set" are many of one. */
export function isSet(product: ShelfProduct): boolean {
  return /(?<!\d\s?er[\s-]?)\bset\b(?!\s(?:of|de|van|von|à)\s\d)|setting|\bgedeck|couvert|menaje|servies|\bpack(?!\s(?:size|qty|of|de|van|à|x)\b|\s?\d)|service\b/iu.test(
    product.name,
  );
}

interface Meal {
  readonly dining: boolean;
  readonly soup: boolean;
  readonly coffee: boolean;
  readonly wine: boolean;
  readonly sparkling: boolean;
}

/** What is eaten and drunk, as far as the brief says. */
export function mealOf(facts: Facts, dining: boolean): Meal {
  return {
    dining,
    soup: says(facts, 'soup'),
    coffee: says(facts, 'coffee'),
    wine: says(facts, 'wine'),
    sparkling: says(facts, 'sparkling_wine'),
  };
}

/** The pieces that "china", "cutlery" or "glasses" come to at such a meal; [ours]. */
export function piecesFor(kind: Kind, meal: Meal): readonly string[] {
  if (kind === 'crockery') {
    return needed([
      [meal.dining, 'dinner plate'],
      [true, 'side plate'],
      [meal.soup, 'bowl'],
      [meal.coffee || !meal.dining, 'saucered cup'],
    ]);
  }
  if (kind === 'cutlery') {
    return needed([
      [true, 'knife'],
      [true, 'fork'],
      [meal.soup, 'dessert spoon'],
      [meal.coffee, 'teaspoon'],
    ]);
  }
  if (kind !== 'glassware') return [];
  const drinks = meal.wine || meal.sparkling;
  return needed([
    [meal.wine || (!drinks && meal.dining), 'wine glass'],
    [meal.sparkling, 'flute'],
    [meal.dining, 'water glass'],
    [!meal.dining, 'tumbler'],
  ]);
}

function needed(pieces: readonly (readonly [boolean, string])[]): readonly string[] {
  return pieces.filter(([wanted]) => wanted).map(([, piece]) => piece);
}

/** What stands in for a piece that a company does not hire out. */
const INSTEAD: Readonly<Record<string, readonly string[]>> = {
  'water glass': ['tumbler'],
  tumbler: ['water glass'],
  'dessert plate': ['side plate'],
  'side plate': ['dessert plate'],
  'saucered cup': ['mug'],
  mug: ['saucered cup'],
  'dessert spoon': [],
};

export function piecesInstead(piece: string): readonly string[] {
  return INSTEAD[piece] ?? [];
}
