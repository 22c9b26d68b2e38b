import { type Company, getCompany, requireSubscription } from '../../accounts/index.ts';
import { findExchangeRate, findProducts, listRegions } from '../../catalogue/index.ts';
import { findClient } from '../../clients/index.ts';
import { termsForNew, termsOf } from '../../payments/index.ts';
import { dayIn } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/db.ts';
import { AppError, invalidRequest } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { type Actor, personOf } from '../actor.ts';
import { type Sheet, type SheetLine, withTexts } from '../edit/sheet/index.ts';
import { recordHistory } from '../history/index.ts';
import { lastLanguageOf } from '../last-language.ts';
import { loadProposal, priceChangeOf, taxOf } from '../load.ts';
import { unitCost } from '../margin/index.ts';
import { regionOf, reprice, unitPrice } from '../price/index.ts';
import type { Proposal } from '../proposal.ts';
import { rulesFor } from '../rules/index.ts';
import { saveNewProposal } from '../save.ts';
import { type Copied, saveCopy } from '../save-copy.ts';
import type { TemplateContent, TemplateLine } from './template.ts';
import { loadTemplate, type Template } from './templates.ts';

/** What is known of the event; what is left out is as in the template. */
export interface FromTemplate {
  readonly title?: string | undefined;
  readonly date?: string | undefined;
  readonly venue?: string | undefined;
  readonly attendees?: number | undefined;
  readonly days?: number | undefined;
  readonly clientId?: string | undefined;
}

/**
 * Makes a draft of a template's lines at the prices of today's catalogue, with today's tax and multi-day table. What the
 * catalogue has no longer is among what is not met. It takes a place of the allowance. Throws `not_found`,
 * `invalid_request` (no exchange rate any more), `subscription_inactive` and `quota_exceeded`.
 */
export function makeFromTemplate(
  context: Context,
  companyId: string,
  templateId: string,
  wanted: FromTemplate,
  actor: Actor,
): Promise<Copied> {
  const now = context.clock.now();
  return saveCopy(context, companyId, async (tx) => {
    await requireSubscription(tx, companyId);
    const company = await getCompany(tx, companyId);
    const template = await loadTemplate(tx, companyId, templateId);
    const { clientId = null } = wanted;
    if (clientId !== null && (await findClient(tx, companyId, clientId)) === null) {
      throw new AppError('not_found', (texts) => texts.none.clientHere, { param: 'client_id' });
    }
    const today = dayIn(company.timeZone, now);
    const id = await save(tx, company, { template, sheet: await sheetFrom(tx, company, template, wanted), actor, now });
    await recordHistory(tx, companyId, id, { what: 'created', actor, now, details: { template: template.name } });
    return reload(tx, companyId, id, today);
  });
}

/** The lines priced anew, and texts that follow them. */
async function sheetFrom(tx: Tx, company: Company, { name, content }: Template, wanted: FromTemplate): Promise<Sheet> {
  // a title that a person wrote names whom it was for
  const { title: byLines } = content.wording;
  const { title = byLines.by === 'person' ? name : undefined, date = null, venue = null, clientId = null } = wanted;
  const { attendees = content.attendees, days = content.days } = wanted;
  const exchangeRate = await findExchangeRate(tx, company.id, company.currency, content.currency);
  if (exchangeRate === null) {
    throw invalidRequest('currency', ({ drafts }) => drafts.rateGone(company.currency, content.currency));
  }
  const stored: Sheet = {
    title: content.title,
    scopeSummary: content.scopeSummary,
    wording: content.wording,
    notes: null,
    date: null,
    venue: null,
    attendees: content.attendees,
    days: content.days,
    clientId,
    validUntil: null,
    discount: priceChangeOf(content.discount),
    surcharge: priceChangeOf(content.surcharge),
    tax: taxOf(company),
    rules: await rulesFor(tx, company, { currency: content.currency, exchangeRate, clientId }),
    presentation: company.presentation,
    paymentTerms: termsOf(content.paymentTerms ?? null) ?? (await termsForNew(tx, company.id, content.currency)),
    language: (await lastLanguageOf(tx, company.id, clientId)) ?? company.language,
    unmet: [],
    assumptions: [],
    questions: [],
    lines: content.lines.map((line) => lineFrom(line, BigInt(line.unitPrice))),
  };
  const { lines, missing } = await pricedToday(tx, company, content, { venue, days, exchangeRate });
  if (lines.length === 0) throw invalidRequest('id', ({ sales }) => sales.noProducts);
  const sheet = withTexts(stored, { ...stored, date, venue, attendees, days, unmet: missing, lines });
  return title === undefined
    ? sheet
    : { ...sheet, title, wording: { ...sheet.wording, title: { by: 'person', seen: null } } };
}

/** Lines with the event's days follow them, as in an edit. */
async function pricedToday(
  tx: Tx,
  company: Company,
  { lines, currency, days: daysBefore }: TemplateContent,
  {
    venue,
    days,
    exchangeRate,
  }: { readonly venue: string | null; readonly days: number; readonly exchangeRate: string },
): Promise<{ readonly lines: readonly SheetLine[]; readonly missing: readonly string[] }> {
  const ids = lines.flatMap(({ catalogItemId }) => catalogItemId ?? []);
  const products = new Map((await findProducts(tx, company.id, [...new Set(ids)])).map((each) => [each.id, each]));
  const regionalFactor = regionOf(venue, await listRegions(tx, company.id))?.factor ?? '1';
  const settings = { currency, companyCurrency: company.currency, regionalFactor, exchangeRate };
  const missing = new Set<string>();
  const priced = lines.flatMap((line) => {
    const lasting = { ...line, days: line.days === daysBefore ? days : line.days };
    if (line.catalogItemId === null) return [lineFrom(lasting, BigInt(line.unitPrice))];
    const product = products.get(line.catalogItemId);
    if (product === undefined || product.archived) {
      missing.add(line.name);
      return [];
    }
    const { name, category, kind, unit } = product;
    const hours = unit === 'hour' ? (line.hours ?? 8) : null;
    const cost = unitCost(product.costPrice, settings);
    const made = { ...lineFrom(lasting, unitPrice(product.unitPrice, settings)), unitCost: cost };
    return [{ ...made, name, category, kind, unit, hours }];
  });
  return { lines: priced, missing: [...missing] };
}

function lineFrom(line: TemplateLine, price: bigint): SheetLine {
  const own = line.catalogItemId === null;
  const unitCost = line.unitCost == null ? null : BigInt(line.unitCost);
  const fresh = { picked: false, priceSetByHand: own, delivery: null, words: null };
  return { ...line, ...fresh, id: newId(), unitPrice: price, unitCost };
}

interface Saving {
  readonly template: Template;
  readonly sheet: Sheet;
  readonly actor: Actor;
  readonly now: Date;
}

async function save(tx: Tx, company: Company, { template, sheet, actor, now }: Saving): Promise<string> {
  const { chargedDays, taxRate, taxLabel } = company;
  const adjustedWith = { chargedDays, taxRate, taxLabel, rules: sheet.rules };
  const { discount, surcharge, date, venue, attendees, days } = sheet;
  const { lines: amounts, ...priced } = reprice(sheet.lines, { ...adjustedWith, date, discount, surcharge });
  return saveNewProposal(
    tx,
    company.id,
    {
      ...sheet,
      ...priced,
      currency: template.content.currency,
      draftedBy: template.content.draftedBy,
      event: { description: template.name, date, venue, attendees, days },
      ownerId: personOf(actor),
      adjustedWith,
      lines: sheet.lines.map((line, place) => {
        const amount = amounts[place];
        if (amount === undefined) throw new Error('a line was left unpriced');
        return { ...line, ...amount };
      }),
    },
    dayIn(company.timeZone, now),
    now,
  );
}

async function reload(tx: Tx, companyId: string, id: string, today: string): Promise<Proposal> {
  const proposal = await loadProposal(tx, companyId, id, today);
  if (proposal === null) throw new Error('a proposal vanished while it was made');
  return proposal;
}
