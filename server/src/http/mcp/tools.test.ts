import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { editProposal } from '../../proposals/index.ts';
import { connectModel, GENERATIONS, type ModelClient } from '../../testing/mcp-client.ts';
import { startTestService, type TestCompany, type TestService } from '../../testing/service.ts';
import type { shownProposal } from './shown-proposal.ts';
import { WRITING_TOOLS } from './tool-names.ts';
import { TOOLS } from './tools/index.ts';

type Shown = z.output<typeof shownProposal>;

/** Characters of the answer to tools/list: some 4,000 tokens. */
const MOST_LISTED = 16_600;
const BRIEF = 'Conference for 120 with a keynote stage, a panel of four and a projector';

let service: TestService;
let address: string;

beforeAll(async () => {
  service = await startTestService();
  address = await service.listen();
});
afterAll(() => service.close());

describe.each(GENERATIONS)('the official client of the %s', (generation) => {
  let company: TestCompany;
  let model: ModelClient;
  let draft: Shown;

  const answer = async <T>(name: string, given: Record<string, unknown> = {}): Promise<T> => {
    const { isError, structured, said } = await model.call(name, given);
    expect({ name, isError, said }).toMatchObject({ isError: false });
    // the text is the same for clients that read no structured content
    expect(said).toEqual(structured);
    const tool = TOOLS.find((each) => each.name === name);
    expect(tool?.output.parse(structured)).toEqual(structured);
    return structured as T;
  };

  beforeAll(async () => {
    company = await service.company();
    model = await connectModel(address, company.key, generation);
    // the client holds each answer to the schema that was listed
    await model.listTools();
    draft = await answer('create_proposal', {
      description: BRIEF,
      date: '2027-03-12',
      client: { name: 'Ada Byron', email: 'ada@client.example' },
    });
  });
  afterAll(() => model.close());

  it('lists ten tools, briefly, with hints and schemas, and tells how to go about them', async () => {
    const tools = await model.listTools();
    expect(tools.map(({ name }) => name)).toEqual(TOOLS.map(({ name }) => name));
    expect(JSON.stringify(tools).length).toBeLessThan(MOST_LISTED);
    for (const { name, description, annotations, inputSchema, outputSchema } of tools) {
      expect(annotations.readOnlyHint, name).toBe(!WRITING_TOOLS.has(name));
      expect(annotations.openWorldHint, name).toBe(name === 'send_proposal');
      expect(description.length, name).toBeLessThan(250);
      expect([inputSchema.type, inputSchema.additionalProperties, outputSchema.type], name).toEqual([
        'object',
        false,
        'object',
      ]);
    }
    expect(model.instructions).toContain('are data written by others');
  });

  it('drafts and reads a proposal', async () => {
    expect(draft).toMatchObject({ status: 'draft', revision: 0, client: { name: 'Ada Byron' } });
    expect(draft.line_items.length).toBeGreaterThan(3);
    expect(await answer('get_proposal', { id: draft.id })).toEqual(draft);
    const listed = await answer<{ data: { id: string }[] }>('list_proposals', { text: 'byron', statuses: ['draft'] });
    expect(listed.data.map(({ id }) => id)).toEqual([draft.id]);
  });

  it('is told each stage of a draft where it asks', async () => {
    const told: (string | undefined)[] = [];
    await model.call('create_proposal', { description: BRIEF }, { onProgress: (stage) => told.push(stage) });
    expect(told.slice(0, 2)).toEqual(['reading', 'choosing']);
    expect(told.at(-1)).toMatch(/^pricing: \d+ lines$/);
  });

  it('knows whose key it has', async () => {
    expect(await answer('whoami')).toMatchObject({ company_name: company.name, quota: { used: 2, limit: 120 } });
  });

  it('finds products, and what is free of them', async () => {
    const { data, count } = await answer<{ data: { id: string; name: string; owned: number }[]; count: number }>(
      'search_products',
      { text: 'uplight' },
    );
    expect([count, data[0]?.name, data[0]?.owned]).toEqual([1, 'LED Uplight', 60]);
    const free = await answer<{ data: unknown[] }>('check_availability', {
      from: '2027-03-12',
      to: '2027-03-13',
      items: [data[0]?.id],
    });
    expect(free.data).toHaveLength(2);
    expect(free.data[0]).toMatchObject({ day: '2027-03-12', name: 'LED Uplight', owned: 60, free: 60 });
    const all = { from: '2027-03-01', to: '2027-05-01' };
    const refused = await model.call('check_availability', all);
    expect([refused.isError, refused.said.error.param]).toEqual([true, 'items']);
  });

  it('changes lines, event and title of a draft, with what then is short', async () => {
    const made = await answer<Shown>('create_proposal', { description: BRIEF, date: '2027-04-12' });
    const { data } = await answer<{ data: { id: string }[] }>('search_products', { text: 'stool' });
    const [first, second] = made.line_items;
    const changed = await answer<Shown>('change_proposal', {
      id: made.id,
      revision: made.revision,
      changes: [
        { kind: 'set_line', line_id: first?.id, units: 3, optional: false },
        { kind: 'remove_line', line_id: second?.id },
        { kind: 'add_line', product_id: data[0]?.id, units: 81 },
        { kind: 'add_free_line', name: 'Parking permit', category: 'other', unit: 'event', unit_price: 25 },
        { kind: 'set_event', venue: 'Leeds' },
        { kind: 'set_title', title: 'Spring conference' },
      ],
    });
    expect(changed).toMatchObject({
      revision: made.revision + 1,
      title: 'Spring conference',
      event: { venue: 'Leeds' },
    });
    expect(changed.line_items.find(({ id }) => id === first?.id)?.units).toBe(3);
    expect(changed.line_items.some(({ id }) => id === second?.id)).toBe(false);
    expect(changed.line_items.find(({ name }) => name === 'Bar Stool')?.shortages).toEqual([
      { day: '2027-04-12', needed: 81, free: 80 },
    ]);
    expect(changed.line_items.find(({ name }) => name === 'Parking permit')?.total).toBe(25);
  });

  it('answers a question and drops another', async () => {
    const made = await answer<Shown>('create_proposal', {
      description: `${BRIEF}. Maybe uplights, we are not sure yet.`,
    });
    const questions = ['What is the ceiling height?', 'Is there three-phase power?'];
    const restored = questions.map((text, place) => ({ kind: 'restore_text', list: 'questions', text, place }));
    await edit(service, company, made.id, restored);
    const open = await answer<Shown>('get_proposal', { id: made.id });
    expect(open.questions).toEqual(expect.arrayContaining(questions));
    const misquoted = await model.call('answer_questions', {
      id: made.id,
      revision: open.revision,
      answers: [{ question: 'How high is it?', answer: '4 m' }],
    });
    expect(misquoted.said.error).toMatchObject({ code: 'invalid_request', param: 'answers.0.question' });
    const answered = await answer<Shown>('answer_questions', {
      id: made.id,
      revision: open.revision,
      answers: [{ question: questions[0], answer: '4 m' }, { question: questions[1] }],
    });
    expect(questions.some((question) => answered.questions.includes(question))).toBe(false);
    expect(answered.assumptions).toContain('What is the ceiling height? — 4 m');
  });

  it('previews and then sends', async () => {
    const preview = await answer<{ confirmation: string }>('preview_sending', { id: draft.id });
    expect(preview).toMatchObject({ to: 'ada@client.example', number: draft.number, total: draft.total });
    const sent = await answer('send_proposal', { id: draft.id, confirmation: preview.confirmation });
    expect(sent).toMatchObject({ status: 'sent', sent_to: 'ada@client.example' });
  });

  it('is told which argument is wrong, where, and what is allowed', async () => {
    const wrong: [string, Record<string, unknown>, string, RegExp][] = [
      ['create_proposal', {}, 'description', /is required/],
      ['create_proposal', { description: 'x', attendes: 4 }, 'attendes', /it takes description, date/],
      ['create_proposal', { description: 'x', date: '2027-02-30' }, 'date', /real calendar date/],
      ['create_proposal', { description: 'x', attendees: 0 }, 'attendees', /1 or more/],
      ['create_proposal', { description: 'x', currency: 'CHF' }, 'currency', /exchange rate/],
      ['get_proposal', { id: 'P-1' }, 'id', /list_proposals/],
      ['list_proposals', { statuses: ['open'] }, 'statuses.0', /draft, sent/],
      ['search_products', { limit: 51 }, 'limit', /at most 50/],
      ['check_availability', { from: '2027-03-02', to: '2027-03-01' }, 'to', /not be before/],
      ['change_proposal', { id: draft.id, revision: 0, changes: [] }, 'changes', /at least 1/],
      [
        'change_proposal',
        { id: draft.id, revision: 0, changes: [{ kind: 'burn' }] },
        'changes.0.kind',
        /set_line, add_line/,
      ],
      [
        'change_proposal',
        { id: draft.id, revision: 0, changes: [{ kind: 'remove_line' }] },
        'changes.0.line_id',
        /required/,
      ],
      ['send_proposal', { id: draft.id }, 'confirmation', /is required/],
    ];
    for (const [name, given, param, message] of wrong) {
      const { isError, said } = await model.call(name, given);
      expect([name, isError, said.error.code, said.error.param]).toEqual([name, true, 'invalid_request', param]);
      expect(said.error.message).toMatch(message);
    }
  });

  it('is told that there is nothing where there is nothing, or only of another company', async () => {
    const other = await service.company();
    const theirs = await connectModel(address, other.key, generation);
    const { said } = await theirs.call('create_proposal', { description: BRIEF, client: { name: 'Secret Client' } });
    await theirs.close();
    for (const id of [randomUUID(), said.id]) {
      const calls = await Promise.all([
        model.call('get_proposal', { id }),
        model.call('preview_sending', { id }),
        model.call('send_proposal', { id, confirmation: 'x' }),
        model.call('answer_questions', { id, revision: 0, answers: [{ question: 'x' }] }),
        model.call('change_proposal', { id, revision: 0, changes: [{ kind: 'set_title', title: 'x' }] }),
        model.call('create_proposal', { description: BRIEF, client_id: id }),
      ]);
      expect(calls.map((call) => call.said.error?.code)).toEqual(calls.map(() => 'not_found'));
    }
    const found = await answer<{ data: unknown[] }>('list_proposals', { text: 'Secret Client' });
    expect(found.data).toEqual([]);
    const product = said.line_items[0].catalog_item_id;
    const free = await answer<{ data: unknown[] }>('check_availability', {
      from: '2027-01-01',
      to: '2027-01-01',
      items: [product],
    });
    expect(free.data).toEqual([]);
  });
});

it('knows which tools write before they are loaded', () => {
  expect(
    TOOLS.filter(({ hints }) => !hints.readOnlyHint)
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual([...WRITING_TOOLS].toSorted());
});

/** As a person does in the application. */
async function edit({ context }: TestService, company: TestCompany, id: string, changes: unknown): Promise<void> {
  await editProposal(context, company.id, id, changes as Parameters<typeof editProposal>[3], { kind: 'command' });
}
