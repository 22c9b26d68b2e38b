import type { EditorBody, EditorLineBody, ProposalChange } from '@showbill/contract';
import { answeredText } from '@showbill/contract/answered';
import { withRule } from '@showbill/contract/sums';
import { estimate } from './estimate.ts';

/** What a change names by its id alone. */
export interface Known {
  readonly products: ReadonlyMap<string, Pick<EditorLineBody, 'name' | 'category' | 'unit' | 'unit_price'>>;
  readonly clients: ReadonlyMap<string, NonNullable<EditorBody['client']>>;
}

const HOURS_A_DAY = 8;

/** How a proposal will look once the server has made these changes; what cannot be foreseen is left as it is. */
export function foresee(proposal: EditorBody, changes: readonly ProposalChange[], known: Known): EditorBody {
  if (changes.length === 0) return proposal;
  const changed = changes.reduce((before, change) => apply(before, change, known), proposal);
  return { ...changed, ...estimate(changed) };
}

function apply(proposal: EditorBody, change: ProposalChange, known: Known): EditorBody {
  const lines = proposal.line_items;
  const withLines = (line_items: readonly EditorLineBody[]): EditorBody => ({ ...proposal, line_items });
  switch (change.kind) {
    case 'set_title':
      return { ...proposal, title: change.title };
    case 'set_summary':
      return { ...proposal, scope_summary: change.summary };
    case 'follow_lines':
    case 'keep_text':
      return { ...proposal, stale: proposal.stale.filter((field) => field !== change.field) };
    case 'set_notes':
      return { ...proposal, notes: change.notes };
    case 'set_event':
      return setEvent(proposal, change);
    case 'set_client':
      return { ...proposal, client: change.client_id === null ? null : (known.clients.get(change.client_id) ?? null) };
    case 'set_language':
      return { ...proposal, language: change.language };
    case 'set_valid_until':
      return { ...proposal, valid_until: change.valid_until };
    case 'set_discount':
      return { ...proposal, discount: change.discount };
    case 'set_surcharge':
      return { ...proposal, surcharge: change.surcharge };
    case 'set_tax':
      return { ...proposal, tax: change.tax };
    case 'switch_rule': {
      const { rule_id: id, off } = change;
      return { ...proposal, rules: proposal.rules.map((rule) => (rule.id === id ? { ...rule, off } : rule)) };
    }
    case 'set_code':
      // what a code takes off is known to the server alone
      return change.code === null || change.rule !== undefined
        ? { ...proposal, rules: withRule(proposal.rules, 'code', change.rule ?? null) }
        : proposal;
    case 'set_price_list':
      return { ...proposal, rules: withRule(proposal.rules, 'price_list', change.price_list) };
    case 'set_payment_terms':
      return { ...proposal, payment_terms: change.payment_terms };
    case 'set_document': {
      const { layout = proposal.layout, pictures = proposal.pictures } = change;
      const { cover_note = proposal.cover_note } = change;
      return { ...proposal, layout, pictures, cover_note };
    }
    case 'set_line':
      return withLines(lines.map((line) => (line.id === change.line_id ? setLine(line, change) : line)));
    case 'add_line': {
      const product = known.products.get(change.product_id);
      return product === undefined ? proposal : withLines(added(proposal, change, change.product_id, product));
    }
    case 'add_free_line':
      return withLines(added(proposal, change, null, change));
    case 'remove_line':
      return withLines(lines.filter(({ id }) => id !== change.line_id));
    case 'restore_line': {
      const { product_id: product, delivery = null, ...line } = change.line;
      if (lines.some(({ id }) => id === line.id)) return proposal;
      return withLines(
        placed(
          lines,
          { ...NEW_LINE, ...line, delivery, catalog_item_id: product, is_optional: line.optional },
          change.before,
        ),
      );
    }
    case 'move_line': {
      const line = lines.find(({ id }) => id === change.line_id);
      if (line === undefined || change.before === line.id) return proposal;
      return withLines(
        placed(
          lines.filter(({ id }) => id !== line.id),
          line,
          change.before,
        ),
      );
    }
    // what the catalogue says is not known here
    case 'take_costs':
      return proposal;
    case 'dismiss_text':
      return { ...proposal, [change.list]: proposal[change.list].filter((text) => text !== change.text) };
    case 'restore_text': {
      const texts = proposal[change.list];
      if (texts.includes(change.text)) return proposal;
      return { ...proposal, [change.list]: texts.toSpliced(change.place, 0, change.text) };
    }
    case 'answer_question':
      return answered(proposal, change);
    default:
      return change satisfies never;
  }
}

type Change<Kind extends ProposalChange['kind']> = Extract<ProposalChange, { kind: Kind }>;

const NEW_LINE = {
  quantity: 0,
  total: 0,
  picked: false,
  reason: '',
  words: null,
  from_suppliers: [],
  shortages: [],
  delivery: null,
  delivery_hint: null,
} as const;

function setEvent(proposal: EditorBody, change: Change<'set_event'>): EditorBody {
  const { event } = proposal;
  const { date = event.date, venue = event.venue, attendees = event.attendees, days = event.days } = change;
  const follows = change.follow !== false;
  return {
    ...proposal,
    event: { ...event, date, venue, attendees, days },
    line_items: proposal.line_items.map((line) => (follows && line.days === event.days ? { ...line, days } : line)),
  };
}

function setLine(line: EditorLineBody, change: Change<'set_line'>): EditorLineBody {
  const { unit_price: price = line.unit_price, price_set_by_hand: byHand = true } = change;
  const { units = line.units, days = line.days, hours = line.hours, name = line.name } = change;
  // what the table makes of it is known to the server alone
  const isPricedByTable = Boolean(change.delivery) && change.follow !== false;
  return {
    ...line,
    units,
    days,
    hours,
    name,
    category: change.category ?? line.category,
    is_optional: change.optional ?? line.is_optional,
    unit_price: price ?? line.unit_price,
    ...(change.unit_cost !== undefined && { unit_cost: change.unit_cost }),
    price_set_by_hand: isPricedByTable
      ? false
      : change.unit_price === undefined
        ? line.price_set_by_hand
        : price !== null && byHand,
    delivery: change.delivery === null ? null : line.delivery,
  };
}

function answered(proposal: EditorBody, { question, answer }: Change<'answer_question'>): EditorBody {
  const text = answeredText(question, answer);
  const { questions, assumptions } = proposal;
  return {
    ...proposal,
    questions: questions.filter((each) => each !== question),
    assumptions: assumptions.includes(text) ? assumptions : [...assumptions, text],
  };
}

function added(
  { line_items: lines, event }: EditorBody,
  change: Change<'add_line'> | Change<'add_free_line'>,
  product: string | null,
  { name, category, unit, unit_price }: Pick<EditorLineBody, 'name' | 'category' | 'unit' | 'unit_price'>,
): readonly EditorLineBody[] {
  const { id = '', units = 1, days = event.days, optional = false, before = null } = change;
  if (lines.some((line) => line.id === id)) return lines;
  const { hours = unit === 'hour' ? HOURS_A_DAY * days : null } = change;
  const unitCost = 'unit_cost' in change ? (change.unit_cost ?? null) : null;
  const line = { id, name, category, unit, unit_price, unit_cost: unitCost, units, days, hours, is_optional: optional };
  return placed(lines, { ...NEW_LINE, ...line, catalog_item_id: product, price_set_by_hand: product === null }, before);
}

function placed(
  lines: readonly EditorLineBody[],
  line: EditorLineBody,
  before: string | null,
): readonly EditorLineBody[] {
  const place = before === null ? -1 : lines.findIndex(({ id }) => id === before);
  return lines.toSpliced(place < 0 ? lines.length : place, 0, line);
}
