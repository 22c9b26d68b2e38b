export interface DemoClient {
  readonly name: string;
  readonly company: string | null;
  readonly email: string;
  readonly phone: string;
  readonly notes: string | null;
}

/** Addresses lie in the domains of RFC 2606, telephone numbers in the ranges that Ofcom keeps free for drama. */
export const DEMO_CLIENTS: readonly DemoClient[] = [
  {
    name: 'Priya Nair',
    company: 'Aldercross Building Society',
    email: 'priya.nair@aldercross.example',
    phone: '0113 496 0142',
    notes: 'Purchase order number needed before delivery.',
  },
  {
    name: 'Tom Hesketh',
    company: 'Rookwood Live Ltd',
    email: 'tom@rookwoodlive.example',
    phone: '0161 496 0387',
    notes: 'Promoter; three outdoor shows a year.',
  },
  {
    name: 'Eleanor Whitcombe',
    company: null,
    email: 'eleanor.whitcombe@example.com',
    phone: '07700 900614',
    notes: null,
  },
  {
    name: 'Marcus Adeyemi',
    company: 'Calderline Logistics plc',
    email: 'marcus.adeyemi@calderline.example',
    phone: '0114 496 0275',
    notes: 'Annual sales meeting each January.',
  },
  {
    name: 'Fiona Macrae',
    company: 'Strathorran Estate',
    email: 'weddings@strathorran.example',
    phone: '01632 960558',
    notes: 'Single-track access; nothing larger than a 7.5 tonne truck.',
  },
  {
    name: 'Daniel Okafor',
    company: 'Fernhow Software',
    email: 'daniel.okafor@fernhow.example',
    phone: '020 7946 0823',
    notes: null,
  },
  {
    name: 'Siân Pritchard',
    company: 'Institute of Upland Farming',
    email: 'sian.pritchard@uplandfarming.example',
    phone: '01632 960119',
    notes: 'Members pay on 30 days.',
  },
  {
    name: 'Harriet Bowes',
    company: 'Thornbeck Parish Council',
    email: 'clerk@thornbeck.example',
    phone: '01632 960734',
    notes: null,
  },
  {
    name: 'Yusuf Rahman',
    company: 'Westmere Students Union',
    email: 'y.rahman@westmere-su.example',
    phone: '0151 496 0468',
    notes: 'Get-in through the loading bay in Foundry Street only.',
  },
  {
    name: 'Gemma Lockwood',
    company: 'Lockwood and Vane Events',
    email: 'gemma@lockwoodvane.example',
    phone: '020 7946 0391',
    notes: 'Agency; wants proposals without our logo on the signage.',
  },
  {
    name: 'Oliver Prentice',
    company: 'Hartsmead School',
    email: 'o.prentice@hartsmead.example',
    phone: '0121 496 0653',
    notes: null,
  },
  {
    name: 'Katarzyna Nowak',
    company: 'Greenholt Hospice',
    email: 'fundraising@greenholt.example',
    phone: '0191 498 0207',
    notes: 'Registered charity.',
  },
];
