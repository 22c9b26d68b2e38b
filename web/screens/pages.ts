import { failure } from '../../server/src/testing/fake-provider.ts';
import { workbook, type WorkbookSheet } from '../../server/src/testing/workbook.ts';
import { ask, chooseFile, describe, find, generate, press, unfold } from './acts.ts';
import { clientPages } from './client-pages.ts';
import { consumerPages } from './consumer-pages.ts';
import { costPages } from './cost-pages.ts';
import { enquiryPages } from './enquiry-pages.ts';
import { extremePages } from './extreme-pages.ts';
import { invoicePages } from './invoice-pages.ts';
import { paymentPages } from './payment-pages.ts';
import { subHirePages } from './sub-hire-pages.ts';
import { passkeyPages } from './passkey-pages.ts';
import { deliveryPages } from './delivery-pages.ts';
import { pricePages } from './price-pages.ts';
import { settingsPages } from './settings-pages.ts';
import type { Picture } from './take.ts';
import type { ProposalName, World } from './world.ts';

const BAD_ROWS = `name;category;unit;unit_price;sku;owned;Lagerort
QSC K12.2 12in Powered Speaker;Sound;day;38,00;AUD-K122;24;A1
LED Batten 1 m;Lighting;day;dear;LIG-BAT;12;B2
Bar stool;Chairs and so on;event;6,50;FUR-STOOL;80;C1
;audio;day;12,00;AUD-X;4;A2
Followspot;lighting;fortnight;75,00;LIG-FOLLOW;2;B1
Patch cable 5 m;audio;event;1,20;AUD-PATCH;200;A3
`;

/** Headings and words that nobody knows. */
const FOREIGN = `Lfd;Gerätebez.;Sparte;Mietsatz 1T;ME;Vorhanden;Bemerkung intern
1;Nebelmaschine Unique 2.1;Effekte & Nebel;38,00;Tag;24;A1
2;Moving Light Spot 300;Lichttechnik;45,00;Tag;12;B2
3;Sitzsack grau;Lounge;6,50;Stk.;80;C1
4;Requisitenkiste;Sondergut;12,00;Pauschal;4;A2
5;Lounge-Sofa;Lounge;75,00;Elle;2;B1
`;

/** Equipment and a sheet of notes, as Rentman has it. */
const OF_SYSTEM: readonly WorkbookSheet[] = [
  {
    name: 'Equipment',
    rows: [
      [
        'ID',
        'Code',
        'Name (in database)',
        'Folder (Folder)',
        'Type of equipment',
        'Current quantity',
        'Rental-/Sales price',
      ],
      [101, '0501-001', 'Truss 2 m', 'Rigging', 'Physical item', 40, 12.5],
      [102, '0301-004', 'Moving Head 250', 'Lighting', 'Physical item', 12, 45],
      [103, '0301-004', 'Moving Head Case', 'Lighting', 'Physical item', 6, 5],
      [104, '0201-001', 'Small PA with two speakers', 'Audio', 'Virtual combination', null, 120],
      [105, '0901-002', 'Curiosities', 'Oddities', 'Physical item', 3, 18],
    ],
  },
  { name: 'Notes', rows: [['To be counted again in May']] },
];

const CLIENTS = `Client;Organisation;Email;Phone;Shoe size
Fiona Macrae-Bell;Strathorran Estate;weddings@strathorran.example;+44 1463 555 010;39
Nora Finch;Tidewater Events;nora@tidewater.example;+44 20 7946 0011;
Idris Cole;Lantern Weddings;no address;;44
`;

const guestPages: readonly Picture[] = [
  { name: 'sign-in', who: 'guest', at: () => '/sign-in' },
  { name: 'company-sign-in', who: 'guest', at: () => '/company-sign-in' },
  { name: 'company-sign-in-over', who: 'guest', at: () => '/company-sign-in?problem=over' },
  { name: 'through-company', who: 'guest', at: () => '/sign-in/northlight' },
  { name: 'through-company-stranger', who: 'guest', at: () => '/sign-in/northlight?problem=stranger' },
  { name: 'through-company-required', at: ({ signIn }) => `/sign-in/${signIn}?required=true` },
  { name: 'sign-up', who: 'guest', at: () => '/sign-up' },
  { name: 'forgotten', who: 'guest', at: () => '/forgotten' },
  { name: 'reset', who: 'guest', at: ({ reset }) => `/reset-password#${reset}` },
  { name: 'invitation', who: 'guest', at: ({ invitation }) => `/invitation#${invitation}` },
  { name: 'invitation-other', at: ({ invitation }) => `/invitation#${invitation}` },
];

const proposalPages: readonly Picture[] = [
  { name: 'proposals', at: () => '/proposals' },
  { name: 'proposals-sent', at: () => '/proposals?status=sent' },
  { name: 'proposals-nothing', at: () => '/proposals?q=zeppelin' },
  { name: 'proposals-viewer', who: 'viewer', at: () => '/proposals' },
  { name: 'proposals-empty', who: 'newcomer', at: () => '/proposals' },
  { name: 'proposals-mine', at: () => '/proposals?owner=me' },
  { name: 'board', at: () => '/proposals?view=board' },
  { name: 'board-menu', at: () => '/proposals?view=board', act: press('button', /^Move P-/u) },
  { name: 'board-viewer', who: 'viewer', at: () => '/proposals?view=board' },
  { name: 'board-empty', who: 'newcomer', at: () => '/proposals?view=board' },
  { name: 'sales-report', at: () => '/proposals/report' },
  { name: 'sales-report-empty', who: 'newcomer', at: () => '/proposals/report' },
  {
    name: 'new-template',
    at: () => '/proposals/new',
    act: async (page) => {
      await page.getByLabel('Start from a template').first().click();
      await page.getByRole('option').first().click();
    },
  },
  { name: 'new', at: () => '/proposals/new' },
  { name: 'new-understood', at: () => '/proposals/new', act: describe },
  { name: 'new-empty', who: 'newcomer', at: () => '/proposals/new' },
  { name: 'new-viewer', who: 'viewer', at: () => '/proposals/new' },
  {
    name: 'new-making',
    isBusy: true,
    at: () => '/proposals/new',
    act: async (page, world) => {
      world.model.play({ kind: 'stall' });
      await generate(page);
      await page.getByText('Choosing').waitFor();
    },
  },
  {
    name: 'new-failed',
    at: () => '/proposals/new',
    act: async (page, world) => {
      world.model.play(failure(401, 'no such key'));
      await generate(page);
      await page.getByRole('alert').waitFor();
    },
  },
];

const editorPages: readonly Picture[] = [
  ...(['draft', 'sent', 'viewed', 'accepted', 'short', 'declined', 'expired', 'cancelled'] as const).map((status) => ({
    name: `editor-${status}`,
    at: editor(status),
  })),
  { name: 'editor-viewer', who: 'viewer', at: editor('draft') },
  {
    name: 'editor-line',
    at: editor('draft'),
    act: async (page) => {
      await page.locator('[data-line] input[data-column="units"]').first().focus();
    },
  },
  { name: 'editor-follow-up', at: editor('draft'), act: press('button', 'Add a follow-up') },
  { name: 'editor-accept', at: editor('viewed'), act: ask('Mark as accepted') },
  {
    name: 'editor-decline',
    at: editor('viewed'),
    act: async (page) => {
      await press('button', 'Proposal actions')(page);
      await page.getByRole('menuitem', { name: 'Mark as declined' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'editor-template',
    at: editor('draft'),
    act: async (page) => {
      await press('button', 'Proposal actions')(page);
      await page.getByRole('menuitem', { name: 'Save as template' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'editor-line-menu', at: editor('draft'), act: press('button', /^More actions for .*Speaker/u) },
  { name: 'editor-menu', at: editor('draft'), act: press('button', 'Proposal actions') },
  { name: 'editor-menu-signed', at: editor('accepted'), act: press('button', 'Proposal actions') },
  {
    name: 'editor-add',
    at: editor('draft'),
    act: async (page) => {
      const field = page.getByLabel('Add from the catalogue').first();
      await field.scrollIntoViewIfNeeded();
      await field.fill('mic');
      await page.locator('[role="option"]:visible').first().waitFor();
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    },
  },
  {
    name: 'editor-suggestions',
    at: editor('draft'),
    act: async (page) => {
      await page.getByLabel('Add from the catalogue').first().click();
      await page.locator('[role="option"]:visible').first().waitFor();
    },
  },
  {
    name: 'editor-add-nothing',
    at: editor('draft'),
    act: async (page) => {
      await page.getByLabel('Add from the catalogue').first().fill('Zeppelin');
      await page.getByText('No matching products').waitFor();
    },
  },
  {
    name: 'editor-own-line',
    at: editor('draft'),
    act: async (page) => {
      await page.getByLabel('Add from the catalogue').first().fill('Ice sculpture');
      await page.getByRole('option', { name: /as a custom line/u }).click();
    },
  },
  {
    name: 'editor-stale',
    at: editor('draft'),
    act: async (page, world) => {
      const { id } = await world.call('proposals.duplicate', { id: world.proposals.draft });
      await page.goto(`${world.address}/proposals/${id}`);
      await page.getByTestId('total').waitFor();
      await unfold(page);
      const summary = page.getByLabel('Summary for the client');
      await summary.fill('Everything for your event, with our best speakers.');
      await summary.blur();
      await page.getByLabel('Add from the catalogue').first().fill('Ice sculpture');
      await page.getByRole('option', { name: /as a custom line/u }).click();
      await page.getByLabel('Price').last().fill('120');
      await page.getByRole('button', { name: 'Add line' }).click();
      await page.getByRole('button', { name: 'Update from lines' }).waitFor();
      await page.evaluate(() => window.scrollTo(0, 0));
    },
  },
  { name: 'editor-discount', at: editor('draft'), act: press('button', 'Add a discount') },
  { name: 'editor-holders', at: editor('short'), act: press('button', 'See who has them') },
  { name: 'editor-send', at: editor('draft'), act: ask('Send') },
  { name: 'editor-accept', at: editor('viewed'), act: ask('Mark as accepted') },
  {
    name: 'editor-delete',
    at: editor('draft'),
    act: async (page) => {
      await press('button', 'Proposal actions')(page);
      await page.getByRole('menuitem', { name: 'Delete' }).click();
    },
  },
  {
    name: 'editor-conflict',
    at: editor('draft'),
    act: async (page, world) => {
      const { id } = await world.call('proposals.duplicate', { id: world.proposals.draft });
      await page.route('**/app/trpc/changes**', (route) => route.abort());
      await page.goto(`${world.address}/proposals/${id}`);
      await page.getByLabel('Notes').focus();
      const notes = 'Load in from the north dock, before seven.';
      await world.call('proposals.edit', { id, changes: [{ kind: 'set_notes', notes, was: null }] });
      await page.getByLabel('Notes').fill('Load in from the south dock.');
      await page.getByLabel('Notes').blur();
      await page.getByRole('dialog').waitFor();
    },
  },
];

const stockPages: readonly Picture[] = [
  { name: 'home', at: () => '/' },
  {
    name: 'home-answering',
    at: () => '/',
    act: async (page) => {
      const asked = page.getByRole('button', { name: /asked a question/u }).first();
      if (!(await asked.isVisible())) await press('button', 'Show more')(page);
      await asked.click();
      await page.getByRole('textbox').waitFor();
    },
  },
  { name: 'home-viewer', who: 'viewer', at: () => '/' },
  { name: 'home-empty', who: 'newcomer', at: () => '/' },
  { name: 'jobs', at: () => '/jobs' },
  { name: 'jobs-viewer', who: 'viewer', at: () => '/jobs' },
  { name: 'jobs-empty', who: 'newcomer', at: () => '/jobs' },
  { name: 'jobs-later', at: () => `/jobs?from=${dayFromNow(50)}` },
  { name: 'jobs-week', at: () => `/jobs?view=week&from=${dayFromNow(0)}` },
  { name: 'jobs-month', at: () => `/jobs?view=month&from=${dayFromNow(0)}` },
  { name: 'jobs-month-empty', who: 'newcomer', at: () => '/jobs?view=month' },
  { name: 'job', at: ({ proposals }) => `/jobs/${proposals.accepted}` },
  { name: 'job-viewer', who: 'viewer', at: ({ proposals }) => `/jobs/${proposals.accepted}` },
  {
    name: 'job-delivery',
    at: ({ proposals }) => `/jobs/${proposals.accepted}`,
    act: press('button', 'Change delivery and collection'),
  },
  { name: 'jobs-return', at: () => '/jobs', act: ask(/^Return P-/u) },
  {
    name: 'jobs-dispatch',
    at: () => `/jobs?from=${dayFromNow(50)}`,
    act: ask(/^Dispatch P-/u),
  },
  { name: 'availability', at: () => '/availability' },
  { name: 'availability-tight', at: () => `/availability?from=${dayFromNow(57)}&category=furniture` },
  {
    name: 'availability-card',
    at: () => `/availability?from=${dayFromNow(59)}&q=Folding`,
    act: async (page) => {
      await page.locator('[class*="short"][data-cell]').first().focus();
      await page.locator('[data-stock-card] dl').waitFor();
    },
  },
  { name: 'availability-nothing', at: () => '/availability?q=zeppelin' },
  { name: 'availability-empty', who: 'newcomer', at: () => '/availability' },
  { name: 'catalogue', at: () => '/catalogue' },
  { name: 'catalogue-menu', at: () => '/catalogue', act: press('button', 'More') },
  { name: 'catalogue-nothing', at: () => '/catalogue?q=zeppelin' },
  { name: 'catalogue-empty', who: 'newcomer', at: () => '/catalogue' },
  { name: 'catalogue-viewer', who: 'viewer', at: () => '/catalogue' },
  {
    name: 'prices',
    at: () => '/catalogue?category=audio',
    act: async (page) => {
      await press('button', 'More')(page);
      await page.getByRole('menuitem', { name: 'Change prices' }).click();
      await page
        .getByRole('dialog')
        .getByRole('textbox', { name: /Percent/u })
        .fill('5');
      await page.getByRole('button', { name: 'Preview new prices' }).click();
      await page.getByRole('dialog').getByRole('table').waitFor();
    },
  },
  { name: 'product', at: ({ product }) => `/catalogue/${product}` },
  { name: 'product-kit', at: ({ kit }) => `/catalogue/${kit}` },
  { name: 'product-viewer', who: 'viewer', at: ({ product }) => `/catalogue/${product}` },
  { name: 'product-new', at: () => '/catalogue/new' },
  { name: 'import', at: () => '/catalogue/import' },
  {
    name: 'import-report',
    at: () => '/catalogue/import',
    act: chooseFile('stock.csv', BAD_ROWS),
  },
  {
    name: 'import-mapping',
    at: () => '/catalogue/import',
    act: chooseFile('bestand.csv', FOREIGN),
  },
  {
    name: 'import-system',
    at: () => '/catalogue/import',
    act: chooseFile('equipment.xlsx', workbook(OF_SYSTEM)),
  },
  { name: 'clients', at: () => '/clients' },
  { name: 'clients-nothing', at: () => '/clients?q=zeppelin' },
  { name: 'clients-empty', who: 'newcomer', at: () => '/clients' },
  { name: 'import-clients', at: () => '/clients/import' },
  {
    name: 'import-clients-report',
    at: () => '/clients/import',
    act: chooseFile('clients.csv', CLIENTS),
  },
  { name: 'clients-add', at: () => '/clients', act: ask('Add a client') },
  { name: 'client', at: ({ client }) => `/clients/${client}` },
  { name: 'client-erase', at: ({ client }) => `/clients/${client}`, act: ask('Erase personal data') },
  { name: 'new-client', at: ({ client }) => `/proposals/new?client=${client}` },
  { name: 'client-viewer', who: 'viewer', at: ({ client }) => `/clients/${client}` },
];

const otherPages: readonly Picture[] = [
  { name: 'first-run', who: 'newcomer', at: () => '/first-run' },
  { name: 'first-run-done', at: () => '/first-run' },
  { name: 'finder', at: () => '/proposals', act: find('') },
  { name: 'finder-found', at: () => '/proposals', act: find('stra') },
  {
    name: 'keys-help',
    at: () => '/proposals',
    act: async (page) => {
      await page.keyboard.press('Shift+?');
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'person-menu',
    at: () => '/proposals',
    act: async (page) => {
      const more = page.getByRole('button', { name: 'More', exact: true });
      if (await more.isVisible()) await more.click();
      else await press('button', 'Robin Vale')(page);
    },
  },
  { name: 'not-found', at: () => '/no/such/page' },
  { name: 'not-found-proposal', at: () => '/proposals/01a1fd76-1555-72e0-a305-8411ee7fd74e' },
];

/** Every page of the application, each with what it may look like: another one is a row. */
export const PAGES: readonly Picture[] = [
  ...guestPages,
  ...proposalPages,
  ...costPages,
  ...enquiryPages,
  ...editorPages,
  ...stockPages,
  ...pricePages,
  ...deliveryPages,
  ...settingsPages,
  ...passkeyPages,
  ...otherPages,
  ...clientPages,
  ...paymentPages,
  ...subHirePages,
  ...invoicePages,
  ...consumerPages,
  ...extremePages,
];

function editor(proposal: ProposalName) {
  return ({ proposals }: World) => `/proposals/${proposals[proposal]}`;
}

function dayFromNow(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
