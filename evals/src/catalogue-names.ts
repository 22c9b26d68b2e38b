/** The catalogues that our own briefs are written against, with their currencies. */
const OWN = {
  demo: 'GBP',
  klangwerk: 'EUR',
  larkfield: 'GBP',
} as const;

/** Those that only held-out briefs are written against. */
const HELDOUT = {
  allan: 'GBP',
  altmuehl: 'EUR',
  annan: 'USD',
  arun: 'GBP',
  ausable: 'USD',
  azahar: 'EUR',
  barwon: 'AUD',
  bluemesa: 'USD',
  blyth: 'GBP',
  braemar: 'CAD',
  calder: 'GBP',
  charente: 'EUR',
  clyde: 'GBP',
  conestoga: 'USD',
  coquet: 'USD',
  corrib: 'EUR',
  cothelstone: 'GBP',
  cuckmere: 'GBP',
  dee: 'GBP',
  derwent: 'GBP',
  dommel: 'EUR',
  dove: 'USD',
  eifel: 'EUR',
  erewash: 'GBP',
  esk: 'GBP',
  ettrick: 'GBP',
  exe: 'USD',
  fenland: 'GBP',
  foerde: 'EUR',
  garonne: 'EUR',
  hodder: 'GBP',
  hunte: 'EUR',
  ijssel: 'EUR',
  irthing: 'GBP',
  isarhang: 'EUR',
  jagst: 'EUR',
  kawartha: 'CAD',
  kennet: 'GBP',
  kestrel: 'GBP',
  lahn: 'EUR',
  leven: 'GBP',
  lune: 'GBP',
  marlowe: 'AUD',
  medlock: 'GBP',
  merrimack: 'USD',
  nene: 'GBP',
  nidd: 'GBP',
  nith: 'GBP',
  ouseburn: 'USD',
  palisade: 'USD',
  piedmont: 'USD',
  raritan: 'USD',
  rede: 'GBP',
  ribble: 'GBP',
  ribchester: 'GBP',
  rimu: 'NZD',
  ruahine: 'NZD',
  sacandaga: 'USD',
  saltmarsh: 'GBP',
  seeblick: 'CHF',
  severn: 'GBP',
  shenandoah: 'USD',
  slaney: 'USD',
  stour: 'GBP',
  strathallan: 'GBP',
  swale: 'GBP',
  tamar: 'USD',
  tamarack: 'USD',
  tavy: 'GBP',
  tees: 'GBP',
  teifi: 'GBP',
  teviot: 'GBP',
  thornbury: 'GBP',
  tidewater: 'USD',
  tweed: 'USD',
  tyne: 'USD',
  usk: 'USD',
  vechte: 'EUR',
  waikato: 'NZD',
  wansbeck: 'GBP',
  wattlebird: 'AUD',
  wear: 'USD',
  wharfe: 'GBP',
  wye: 'GBP',
  wyre: 'GBP',
  wyvern: 'GBP',
  yarrow: 'GBP',
  yealm: 'GBP',
  zenne: 'EUR',
} as const;

export type CatalogueName = keyof typeof OWN | keyof typeof HELDOUT;

export const CATALOGUES = namesOf(OWN);
export const HELDOUT_CATALOGUES = namesOf(HELDOUT);

export const CURRENCIES: Readonly<Record<CatalogueName, string>> = { ...OWN, ...HELDOUT };

export function isOwn(name: CatalogueName): boolean {
  return name in OWN;
}

function namesOf<Name extends string>(currencies: Readonly<Record<Name, string>>): readonly Name[] {
  return Object.keys(currencies).filter((name): name is Name => name in currencies);
}
