/** The demo company. It, its clients and their people are invented. */

export interface DemoRegion {
  readonly name: string;
  readonly factor: number;
  readonly places: readonly string[];
}

export interface DemoRate {
  readonly from: string; // ISO 4217
  readonly to: string;
  readonly rate: number;
}

/** A hire of `days` days costs `charged` times the day rate; cumulative, not per day. */
export interface DemoChargedDays {
  readonly days: number;
  readonly charged: number;
}

export const DEMO_COMPANY = {
  name: 'Northlight Event Hire',
  country: 'GB',
  currency: 'GBP',
  timeZone: 'Europe/London',
  taxRate: 20, // per cent
  taxName: 'VAT',
  email: 'hire@northlight.example',
  colour: '#1f5f5b',
  address: 'Unit 7, Foundry Park\nCanal Road\nLeeds LS12 2QN',
  telephone: '0113 496 0123',
  registrationNumber: '09999973',
  taxNumber: 'GB 999 9999 73',
  bankLine: 'Northern Counties Bank, sort code 00-00-00, account 12345678',
  terms: `Half is due when you accept, the rest fourteen days before the event.
You may cancel up to 28 days before the event at no cost; after that half of the total is due, within seven days all of it.
Please keep the equipment dry and locked up overnight. What is lost or broken is charged at the cost of replacing it.
Prices hold for the days, numbers and venue named here.`,
} as const;

/** What products cost the company itself, as shares of their prices. */
export const DEMO_COSTS = [
  { categories: ['crew'], percent: 68 },
  { categories: ['transport', 'catering', 'sanitation', 'consumables'], percent: 55 },
  {
    categories: ['audio', 'lighting', 'video', 'staging', 'rigging', 'power', 'communications', 'furniture'],
    percent: 22,
  },
] as const;

/** Base prices are those of the north of England, where the warehouse stands. */
export const DEMO_REGIONS: readonly DemoRegion[] = [
  {
    name: 'London',
    factor: 1.15,
    places: [
      'London',
      'ExCeL',
      'Olympia',
      'Wembley',
      'The O2',
      'Kensington',
      'Chelsea',
      'Westminster',
      'Mayfair',
      'Soho',
      'Covent Garden',
      'Camden',
      'Islington',
      'Shoreditch',
      'Hackney',
      'Canary Wharf',
      'Docklands',
      'Greenwich',
      'Southwark',
      'Southbank',
      'Lambeth',
      'Vauxhall',
      'Battersea',
      'Hammersmith',
      'Fulham',
      'Wimbledon',
      'Twickenham',
      'Croydon',
      'Brixton',
      'Barbican',
      'Alexandra Palace',
      'Business Design Centre',
      'Tobacco Dock',
      'Royal Albert Hall',
      'Heathrow',
    ],
  },
  {
    name: 'South East',
    factor: 1.05,
    places: [
      'Brighton',
      'Hove',
      'Eastbourne',
      'Hastings',
      'Kent',
      'Canterbury',
      'Maidstone',
      'Tunbridge Wells',
      'Surrey',
      'Guildford',
      'Epsom',
      'Farnborough',
      'Sussex',
      'Crawley',
      'Gatwick',
      'Goodwood',
      'Hampshire',
      'Southampton',
      'Portsmouth',
      'Winchester',
      'Basingstoke',
      'Berkshire',
      'Windsor Castle',
      'Ascot Racecourse',
      'Slough',
      'Oxford',
      'Oxfordshire',
      'Milton Keynes',
      'Buckinghamshire',
      'Silverstone',
      'Essex',
      'Chelmsford',
      'Hertfordshire',
      'Watford',
    ],
  },
  {
    name: 'Scotland',
    factor: 1.1,
    places: [
      'Scotland',
      'Edinburgh',
      'Glasgow',
      'Aberdeen',
      'Aberdeenshire',
      'Dundee',
      'Stirling',
      'Perthshire',
      'St Andrews',
      'Gleneagles',
      'Highlands',
      'Inverness',
      'Aviemore',
      'Fort William',
      'Loch Lomond',
      'Loch Ness',
      'Skye',
      'Argyll',
      'Fife',
      'Ayrshire',
      'Scottish Borders',
    ],
  },
];

export interface DemoHold {
  readonly sku: string;
  readonly kind: 'in_repair' | 'lost';
  readonly quantity: number;
  /** Days from today to the first, and to the last; null: until it is released. */
  readonly fromOffset: number;
  readonly toOffset: number | null;
}

export const DEMO_HOLDS: readonly DemoHold[] = [
  { sku: 'AUD-K122', kind: 'in_repair', quantity: 2, fromOffset: -6, toOffset: 8 },
  { sku: 'LIG-AURA', kind: 'in_repair', quantity: 3, fromOffset: -20, toOffset: null },
  { sku: 'AUD-QLXD58', kind: 'lost', quantity: 1, fromOffset: -34, toOffset: null },
];

export const DEMO_RATES: readonly DemoRate[] = [
  { from: 'GBP', to: 'EUR', rate: 1.17 },
  { from: 'GBP', to: 'USD', rate: 1.33 },
];

export const DEMO_CHARGED_DAYS: readonly DemoChargedDays[] = [
  { days: 1, charged: 1 },
  { days: 2, charged: 1.5 },
  { days: 3, charged: 2 },
  { days: 4, charged: 2.5 },
  { days: 5, charged: 2.75 },
  { days: 6, charged: 3 },
  { days: 7, charged: 3 },
];

/** Charged days that each day beyond the last row of `DEMO_CHARGED_DAYS` adds. */
export const DEMO_CHARGED_PER_DAY_BEYOND = 0.4;
