import { LANGUAGES } from '@showbill/contract';
import { z } from 'zod';
import {
  type Company,
  changeSettings,
  getCompany,
  logoOf,
  removeLogo,
  setLeastMargin,
  taxOf,
} from '../../../accounts/index.ts';
import {
  addRegion,
  changeRegion,
  countProducts,
  deleteExchangeRate,
  deleteRegion,
  listExchangeRates,
  listRegions,
  type Region,
  setExchangeRate,
} from '../../../catalogue/index.ts';
import { invalidRequest } from '../../../platform/errors.ts';
import { checkChargedDays, searchProposals } from '../../../proposals/index.ts';
import { procedure, router } from '../procedures.ts';
import { knowsCosts } from './knows-costs.ts';
import { presentTax } from './present-tax.ts';

const MOST_PRODUCTS = 100_000;

const chargedDays = z.object({
  rows: z.array(z.object({ days: z.number(), charged: z.number() })).max(366, 'must be at most 366'),
  beyond_rate: z.number(),
});

const settings = z.object({
  name: z.string().optional(),
  email: z.string().optional(),
  time_zone: z.string().optional(),
  colour: z.string().optional(),
  terms: z.string().optional(),
  language: z.enum(LANGUAGES).optional(),
  address: z.string().optional(),
  telephone: z.string().optional(),
  registration_number: z.string().optional(),
  bank_line: z.string().optional(),
  layout: z.string().optional(),
  pictures: z.boolean().optional(),
  cover_note: z.string().optional(),
  tax_rate: z.number().optional(),
  tax_label: z.string().optional(),
  tax_number: z.string().optional(),
  validity_days: z.number().optional(),
  charged_days: chargedDays.nullable().optional(),
  buffer_days_before: z.number().optional(),
  buffer_days_after: z.number().optional(),
});

const region = z.object({
  name: z.string(),
  factor: z.number(),
  places: z.array(z.string()).max(500, 'must be at most 500'),
});

/** The company that is worked in: what it sets for itself. */
export const company = router({
  settings: procedure.viewer.query(({ ctx: { companyId, inCompany, role } }) =>
    inCompany(async (tx) => ({
      ...present(await getCompany(tx, companyId), knowsCosts({ role })),
      ...presentLogo(companyId, await logoOf(tx, companyId)),
      regions: (await listRegions(tx, companyId)).map(presentRegion),
      rates: (await listExchangeRates(tx, companyId)).map(({ from, to, rate }) => ({ from, to, rate: Number(rate) })),
    })),
  ),

  /** Changes what is given; what is left out stays. */
  change: procedure.editor.input(settings).mutation(async ({ ctx: { companyId, inCompany }, input }) => {
    const { charged_days: table } = input;
    const charged = table && {
      rows: table.rows.map(({ days, charged }) => ({ days, charged: String(charged) })),
      beyondRate: String(table.beyond_rate),
    };
    const wrong = charged && checkChargedDays(charged);
    if (wrong) throw invalidRequest('charged_days', wrong);
    await inCompany((tx) =>
      changeSettings(tx, companyId, {
        name: input.name,
        email: input.email,
        timeZone: input.time_zone,
        colour: input.colour,
        terms: input.terms,
        language: input.language,
        address: input.address,
        telephone: input.telephone,
        registrationNumber: input.registration_number,
        bankLine: input.bank_line,
        layout: input.layout,
        pictures: input.pictures,
        coverNote: input.cover_note,
        taxRate: input.tax_rate === undefined ? undefined : String(input.tax_rate),
        taxLabel: input.tax_label,
        taxNumber: input.tax_number,
        validityDays: input.validity_days,
        chargedDays: charged,
        bufferDaysBefore: input.buffer_days_before,
        bufferDaysAfter: input.buffer_days_after,
      }),
    );
  }),

  /** Percent of what a proposal comes to before tax: below it an owner has to send it; null: no such limit. */
  setLeastMargin: procedure.owner
    .input(z.object({ least_margin: z.number().nullable() }))
    .mutation(({ ctx: { companyId, inCompany }, input: { least_margin: least } }) =>
      inCompany((tx) => setLeastMargin(tx, companyId, least === null ? null : String(least))),
    ),

  /** It is set by PUT /app/logo, as the picture that it is. */
  removeLogo: procedure.editor.mutation(({ ctx: { companyId, inCompany } }) =>
    inCompany((tx) => removeLogo(tx, companyId)),
  ),

  /** Makes a region, or changes the one that `id` names. */
  saveRegion: procedure.editor
    .input(region.extend({ id: z.string().optional() }))
    .mutation(({ ctx: { companyId, inCompany }, input: { id, ...input } }) => {
      const wanted = { ...input, factor: String(input.factor) };
      return inCompany(async (tx) =>
        presentRegion(
          id === undefined ? await addRegion(tx, companyId, wanted) : await changeRegion(tx, companyId, id, wanted),
        ),
      );
    }),

  removeRegion: procedure.editor
    .input(z.object({ id: z.string() }))
    .mutation(({ ctx: { companyId, inCompany }, input }) => inCompany((tx) => deleteRegion(tx, companyId, input.id))),

  saveRate: procedure.editor
    .input(z.object({ from: z.string(), to: z.string(), rate: z.number() }))
    .mutation(async ({ ctx: { companyId, inCompany }, input }) => {
      await inCompany((tx) => setExchangeRate(tx, companyId, { ...input, rate: String(input.rate) }));
    }),

  removeRate: procedure.editor
    .input(z.object({ from: z.string(), to: z.string() }))
    .mutation(({ ctx: { companyId, inCompany }, input }) =>
      inCompany((tx) => deleteExchangeRate(tx, companyId, input.from, input.to)),
    ),

  /** How far a new company is. */
  progress: procedure.viewer.query(({ ctx: { service, companyId, inCompany } }) =>
    inCompany(async (tx) => {
      const products = await countProducts(tx, companyId, MOST_PRODUCTS);
      const { proposals } = await searchProposals(tx, companyId, { limit: 1 }, service);
      return { products, has_proposals: proposals.length > 0 };
    }),
  ),
});

/** Where a logo is served, null where there is none, and whether it would vanish on paper. */
function presentLogo(companyId: string, logo: Awaited<ReturnType<typeof logoOf>>) {
  return {
    logo: logo === null ? null : `logos/${companyId}/${logo.id}`,
    logo_for_dark_ground: logo?.forDarkGround ?? false,
  };
}

function present(company: Company, isToldOfCosts: boolean) {
  return {
    name: company.name,
    email: company.email ?? '',
    country: company.country,
    currency: company.currency,
    time_zone: company.timeZone,
    colour: company.colour ?? '',
    terms: company.terms ?? '',
    language: company.language,
    address: company.letterhead.address ?? '',
    telephone: company.letterhead.telephone ?? '',
    registration_number: company.letterhead.registrationNumber ?? '',
    bank_line: company.letterhead.bankLine ?? '',
    layout: company.presentation.layout,
    pictures: company.presentation.pictures,
    cover_note: company.presentation.coverNote ?? '',
    tax_rate: Number(company.taxRate ?? 0),
    tax_label: company.taxLabel,
    tax_number: company.taxNumber ?? '',
    tax_number_name: company.taxNumberName,
    tax_decided: company.taxDecided,
    usual_tax: presentTax(taxOf(company.country)),
    validity_days: company.validityDays,
    charged_days: company.chargedDays && {
      rows: company.chargedDays.rows.map(({ days, charged }) => ({ days, charged: Number(charged) })),
      beyond_rate: Number(company.chargedDays.beyondRate),
    },
    buffer_days_before: company.bufferDaysBefore,
    buffer_days_after: company.bufferDaysAfter,
    audit_months: company.auditMonths,
    requires_second_factor: company.requiresSecondFactor,
    /** Null also for those who only look. */
    least_margin: isToldOfCosts && company.leastMargin !== null ? Number(company.leastMargin) : null,
  };
}

function presentRegion({ id, name, factor, places }: Region) {
  return { id, name, factor: Number(factor), places };
}
