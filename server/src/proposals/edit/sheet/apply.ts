import type { ProposalChange } from '@showbill/contract';
import { withRule } from '@showbill/contract/sums';
import { readTerms } from '../../../payments/index.ts';
import { AppError, type FieldConflict } from '../../../platform/errors.ts';
import { regionOf } from '../../price/index.ts';
import { readPriceChange } from '../../price-change.ts';
import type { WordingField } from '../../wording/index.ts';
import { addFreeLine, addLine, moveLine, removeLine, restoreLine, setLine } from './apply-line.ts';
import { rulesForClient, rulesWithCode, switchRule } from './apply-rule.ts';
import { takeCosts } from './take-costs.ts';
import { answerQuestion, dismissText, restoreText } from './apply-text.ts';
import { followLines, keepText, settled, setWording } from './apply-wording.ts';
import type { At } from './at.ts';
import { canHave, createConflicts, PROPOSAL, type Wish } from './conflicts.ts';
import { withFollowers } from './followers.ts';
import { deliveredAtVenue } from './apply-delivery.ts';
import { cataloguePrice, type Ground } from './ground.ts';
import { fieldsOf, type Sheet, type SheetLine, switchedOn } from './sheet.ts';

/**
 * A draft after a list of changes, one after the other. A change that meets what its editor did not see is left out and
 * listed. Throws `invalid_request` or `not_found` that name the field of the change for what cannot be at all.
 */
export function applyChanges(
  stored: Sheet,
  changes: readonly ProposalChange[],
  ground: Ground,
): { sheet: Sheet; conflicts: readonly FieldConflict[] } {
  const conflicts = createConflicts();
  const givenTexts = new Set<WordingField>();
  const storedLines = new Map(stored.lines.map((line) => [line.id, line]));
  const sheet = changes.reduce(
    (current, change, place) =>
      applyChange(current, change, { param: `changes.${place}`, stored, storedLines, ground, conflicts, givenTexts }),
    stored,
  );
  return { sheet: settled(stored, sheet, givenTexts, changes.some(asks)), conflicts: conflicts.list };
}

/** Lines that a person changes answer questions; those that an undoing brings back come with their questions. */
function asks(change: ProposalChange): boolean {
  if (change.kind === 'add_free_line') return true;
  return (
    (change.kind === 'set_line' || change.kind === 'add_line' || change.kind === 'remove_line') &&
    change.follow !== false
  );
}

function applyChange(sheet: Sheet, change: ProposalChange, at: At): Sheet {
  const set = (field: string, to: unknown, was: unknown, patch: Partial<Sheet>): Sheet =>
    canHaveAll(sheet, [{ field, to, was }], at) ? { ...sheet, ...patch } : sheet;
  switch (change.kind) {
    case 'set_title':
    case 'set_summary':
      return setWording(sheet, change, at);
    case 'follow_lines':
      return followLines(sheet, change, at);
    case 'keep_text':
      return keepText(sheet, change, at);
    case 'set_notes': {
      const notes = change.notes === '' ? null : change.notes;
      return set('notes', notes, change.was, { notes });
    }
    case 'set_event':
      return setEvent(sheet, change, at);
    case 'set_client':
      requireClient(change.client_id, at);
      return set('client_id', change.client_id, change.was, {
        clientId: change.client_id,
        rules: rulesForClient(sheet, change, at),
      });
    case 'set_language':
      return set('language', change.language, change.was, { language: change.language });
    case 'set_valid_until':
      return set('valid_until', change.valid_until, change.was, { validUntil: change.valid_until });
    case 'set_discount': {
      const discount = readPriceChange(change.discount, at.ground.currency, `${at.param}.discount`);
      return set('discount', change.discount, change.was, { discount });
    }
    case 'set_surcharge': {
      const surcharge = readPriceChange(change.surcharge, at.ground.currency, `${at.param}.surcharge`);
      return set('surcharge', change.surcharge, change.was, { surcharge });
    }
    case 'set_tax': {
      const { tax } = change;
      return set('tax', tax, change.was, { tax: tax && { rate: String(tax.percent), label: tax.label } });
    }
    case 'switch_rule':
      return switchRule(sheet, change, at);
    case 'set_code':
      return set('code', change.code, change.was, { rules: rulesWithCode(sheet, change, at) });
    case 'set_price_list': {
      const { price_list: list } = change;
      return set('price_list', switchedOn(list), switchedOn(change.was), {
        rules: withRule(sheet.rules, 'price_list', list),
      });
    }
    case 'set_payment_terms': {
      const paymentTerms = readTerms(change.payment_terms, at.ground.currency, `${at.param}.payment_terms`);
      return set('payment_terms', change.payment_terms, change.was, { paymentTerms });
    }
    case 'set_document':
      return setDocument(sheet, change, at);
    case 'set_line':
      return followed(sheet, setLine(sheet, change, at), change, at);
    case 'add_line':
      return followed(sheet, addLine(sheet, change, at), change, at);
    case 'add_free_line':
      return addFreeLine(sheet, change, at);
    case 'restore_line':
      return restoreLine(sheet, change, at);
    case 'remove_line':
      return followed(sheet, removeLine(sheet, change, at), change, at);
    case 'move_line':
      return moveLine(sheet, change, at);
    case 'take_costs':
      return takeCosts(sheet, at);
    case 'dismiss_text':
      return dismissText(sheet, change);
    case 'restore_text':
      return restoreText(sheet, change, at);
    case 'answer_question':
      return answerQuestion(sheet, change, at);
    default:
      return change satisfies never;
  }
}

function followed(before: Sheet, after: Sheet, { follow }: { readonly follow?: boolean | undefined }, at: At): Sheet {
  return follow === false || after === before ? after : withFollowers(before, after, at);
}

function canHaveAll(sheet: Sheet, wishes: readonly Wish[], { stored, ground, conflicts }: At): boolean {
  return canHave(conflicts, PROPOSAL, wishes, {
    stored: fieldsOf(stored, ground.currency),
    current: fieldsOf(sheet, ground.currency),
  });
}

const EVENT_FIELDS = ['date', 'venue', 'attendees', 'days'] as const;

function setEvent(sheet: Sheet, change: Extract<ProposalChange, { kind: 'set_event' }>, at: At): Sheet {
  const wishes = EVENT_FIELDS.flatMap((field) =>
    change[field] === undefined ? [] : { field, to: change[field], was: change.was[field] },
  );
  if (!canHaveAll(sheet, wishes, at)) return sheet;
  const { date = sheet.date, venue = sheet.venue, attendees = sheet.attendees, days = sheet.days } = change;
  const next = { ...sheet, date, venue, attendees, days };
  if (change.follow === false) return next;
  const followed = { ...next, lines: followers(sheet, next, at) };
  return venue === sheet.venue ? followed : deliveredAtVenue(followed, at);
}

const DOCUMENT_FIELDS = ['layout', 'pictures', 'cover_note'] as const;

function setDocument(sheet: Sheet, change: Extract<ProposalChange, { kind: 'set_document' }>, at: At): Sheet {
  const wanted = { ...change, ...(change.cover_note === '' && { cover_note: null }) };
  const wishes = DOCUMENT_FIELDS.flatMap((field) =>
    wanted[field] === undefined ? [] : { field, to: wanted[field], was: change.was[field] },
  );
  if (!canHaveAll(sheet, wishes, at)) return sheet;
  const { layout, pictures, coverNote } = sheet.presentation;
  return {
    ...sheet,
    presentation: {
      layout: wanted.layout ?? layout,
      pictures: wanted.pictures ?? pictures,
      coverNote: wanted.cover_note === undefined ? coverNote : wanted.cover_note,
    },
  };
}

/** The lines as the event's days and region change: those with its days follow them, and prices from the catalogue its region. */
function followers(sheet: Sheet, next: Sheet, { ground, param }: At): readonly SheetLine[] {
  const [from, to] = [sheet.venue, next.venue].map((venue) => regionOf(venue, ground.regions)?.id);
  return sheet.lines.map((line) => {
    // a delivery is one, however long the event is
    const days = line.days === sheet.days && line.delivery === null ? next.days : line.days;
    const product = line.catalogItemId === null ? undefined : ground.products.get(line.catalogItemId);
    if (from === to || product === undefined || line.priceSetByHand || line.delivery !== null) return { ...line, days };
    return { ...line, days, unitPrice: cataloguePrice(product, next.venue, ground, `${param}.venue`) };
  });
}

function requireClient(id: string | null, { ground, param }: At): void {
  if (id === null || ground.clients.has(id)) return;
  const field = `${param}.client_id`;
  throw new AppError('not_found', ({ ofField, needs }) => ofField(field, needs.ownClient), { param: field });
}
