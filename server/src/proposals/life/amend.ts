import type { ProposalChange } from '@showbill/contract';
import { type Company, getCompany, requireSubscription } from '../../accounts/index.ts';
import { dayIn } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/db.ts';
import { AppError, invalidRequest } from '../../platform/errors.ts';
import { type Actor, SERVICE } from '../actor.ts';
import { readGround } from '../edit/read-ground.ts';
import {
  applyChanges,
  lineFieldsOf,
  type Replacement,
  replaceProduct,
  type Sheet,
  sheetOf,
  withTexts,
} from '../edit/sheet/index.ts';
import { recordHistory } from '../history/index.ts';
import { loadAdjustedWith, loadProposal } from '../load.ts';
import { type Priced, reprice } from '../price/index.ts';
import type { Proposal } from '../proposal.ts';
import { copyTags, readOwner } from '../sales/index.ts';
import { saveNewProposal } from '../save.ts';
import { type Copied, saveCopy } from '../save-copy.ts';

export interface Amendment {
  readonly date?: string | undefined;
  /** 1 to 366. */
  readonly days?: number | undefined;
  /** New units by line id; 0 leaves the line out. */
  readonly units?: ReadonlyMap<string, number> | undefined;
  /** Another product in the place of one, at its own price. */
  readonly instead?: Replacement | undefined;
}

/**
 * Makes a draft that replaces an accepted proposal once it is accepted itself: a copy at the prices agreed, with what is
 * to change. It takes a place of the allowance. Throws `not_found`, `conflict` where the proposal is not accepted,
 * `invalid_request` for units of a line or a product it does not have or where no line would be left, `subscription_inactive`
 * and `quota_exceeded`.
 */
export function amendProposal(
  context: Context,
  companyId: string,
  id: string,
  amendment: Amendment,
  actor: Actor = SERVICE,
): Promise<Copied> {
  return saveCopy(context, companyId, (tx) => amend(tx, companyId, id, amendment, { actor, now: context.clock.now() }));
}

async function amend(
  tx: Tx,
  companyId: string,
  id: string,
  amendment: Amendment,
  { actor, now }: { readonly actor: Actor; readonly now: Date },
): Promise<Proposal> {
  const company = await getCompany(tx, companyId);
  const today = dayIn(company.timeZone, now);
  const agreed = await loadProposal(tx, companyId, id, today);
  if (agreed === null) throw new AppError('not_found', (texts) => texts.none.proposal(id));
  if (agreed.status !== 'accepted') {
    throw new AppError('conflict', ({ life, statuses }) => life.amend(statuses[agreed.status]));
  }
  await requireSubscription(tx, companyId);
  const { lines, date, days, title, scopeSummary, wording, questions } = await amended(tx, company, agreed, {
    ...amendment,
    today,
  });
  const adjustedWith = await loadAdjustedWith(tx, companyId, id);
  const priced = reprice(lines, { ...adjustedWith, date });
  const copied = await saveNewProposal(
    tx,
    companyId,
    {
      ...agreed,
      title,
      scopeSummary,
      wording,
      questions,
      event: { ...agreed.event, date, days },
      clientId: agreed.client?.id ?? null,
      ownerId: await readOwner(tx, companyId, id),
      replaces: id,
      adjustedWith,
      subtotal: priced.subtotal,
      total: priced.total,
      adjustments: priced.adjustments,
      lines: lines.map((line, place) => ({ ...line, ...amountsOf(priced, place) })),
    },
    today,
    now,
  );
  await copyTags(tx, companyId, id, copied);
  const draft = await loadProposal(tx, companyId, copied, today);
  if (draft === null) throw new Error('a proposal vanished while it was copied');
  const [by, of] = [draft, agreed].map(({ id: uuid, number }) => ({ id: uuid, number }));
  await recordHistory(tx, companyId, id, { what: 'amended', actor, now, details: { by } });
  await recordHistory(tx, companyId, copied, { what: 'created', actor, now, details: { amends: of } });
  return draft;
}

function amountsOf({ lines }: Priced, place: number): Priced['lines'][number] {
  const amounts = lines[place];
  if (amounts === undefined) throw new Error('a line was left unpriced');
  return amounts;
}

/** As it is to be: what goes with a line follows it, and the texts the lines; units of the amendment's own stay. */
async function amended(
  tx: Tx,
  company: Company,
  agreed: Proposal,
  amendment: Amendment & { readonly today: string },
): Promise<Sheet> {
  const { days = agreed.event.days, units = new Map<string, number>(), instead, today } = amendment;
  const date = amendment.date ?? agreed.event.date;
  const before = sheetOf(agreed);
  for (const lineId of units.keys()) {
    if (!before.lines.some((line) => line.id === lineId)) {
      throw invalidRequest('units', ({ life }) => life.notALine(lineId));
    }
  }
  // what is set comes first, so that it does not go with a line that is left out
  const wishes = [...units].toSorted(([, one], [, other]) => Number(one === 0) - Number(other === 0));
  const changes = [
    ...wishes.flatMap(([id, wanted]) => changeTo(before, id, wanted, agreed.currency)),
    ...(instead === undefined ? [] : replaceProduct(before, instead, agreed.currency)),
  ];
  const ground = await readGround(tx, company, agreed, changes, { today, postcodesFile: null });
  const { sheet } = applyChanges(before, changes, ground);
  if (sheet.lines.length === 0) throw invalidRequest('units', ({ life }) => life.noLineLeft);
  return withTexts(before, {
    ...sheet,
    date,
    days,
    lines: sheet.lines.map((line) => ({ ...line, days: line.delivery === null ? days : line.days, picked: false })),
  });
}

function changeTo(sheet: Sheet, id: string, units: number, currency: string): ProposalChange[] {
  const line = sheet.lines.find((each) => each.id === id);
  if (line === undefined || line.units === units) return [];
  const was = lineFieldsOf(line, currency);
  return units === 0
    ? [{ kind: 'remove_line', line_id: id, was }]
    : [{ kind: 'set_line', line_id: id, units, was: { units: was.units } }];
}
