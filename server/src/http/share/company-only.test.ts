import { afterAll, beforeAll, expect, it } from 'vitest';
import { readPdf } from '../../documents/read-pdf.ts';
import { remindClients } from '../../mail/index.ts';
import { forCompany } from '../../platform/tenancy.ts';
import { changeProposal } from '../../proposals/index.ts';
import { signedInMember } from '../../testing/browser.ts';
import { startLoneTestService, TEST_NOW, type TestCompany, type TestService } from '../../testing/service.ts';
import { wrappedDrafter } from '../../testing/wrapped-drafter.ts';

/** What a draft took for granted and would ask is the company's own: no client meets it anywhere. */

const MARKS = ['Quillfeather', 'Thistledown'] as const;
const TEXTS = { assumptions: [`The ${MARKS[0]} room is dark`], questions: [`Does ${MARKS[1]} bring a laptop?`] };
const ADA = { name: 'Ada Marsh', email: 'ada@client.example' };

const drafter = wrappedDrafter({ after: (draft) => ({ ...draft, ...TEXTS }) });

let service: TestService;
let company: TestCompany;
let address: string;
let now = TEST_NOW;
beforeAll(async () => {
  service = await startLoneTestService({ drafter, clock: { now: () => now } });
  address = await service.listen();
  company = await service.company();
});
afterAll(() => service.close());

interface Made {
  readonly id: string;
  readonly path: string;
}

async function draft(): Promise<Made> {
  const body = { event: { description: 'Party for 40 with two speakers', date: '2027-03-12' }, client: ADA };
  const { json } = await service.call('POST', '/v1/proposals', { key: company.key, body });
  return { id: json.id, path: new URL(json.share_url).pathname };
}

/** Each text that a client can come by, with where it is. */
async function shownTo({ id, path }: Made, documents: readonly string[]): Promise<[where: string, text: string][]> {
  const page = (await service.call('GET', path)).text;
  const pdfs = documents.map(
    async (name): Promise<[string, string]> => [name, await textOfPdf(`${path}?document=${name}`)],
  );
  const mails = (await mailsOf(id)).map((mail): [string, string] => [`mail ${mail.kind}`, JSON.stringify(mail)]);
  return [['page', page], ...(await Promise.all(pdfs)), ...mails];
}

async function textOfPdf(path: string): Promise<string> {
  const answer = await fetch(`${address}${path}`);
  const { pages, info } = await readPdf(new Uint8Array(await answer.arrayBuffer()));
  return pages.join(' ') + JSON.stringify(info);
}

function mailsOf(id: string) {
  return forCompany(service.context.db, company.id, (tx) =>
    tx
      .selectFrom('mails')
      .selectAll()
      .where('proposal_id', '=', id)
      .where('audience', '=', 'client')
      .orderBy('kind')
      .execute(),
  );
}

/** Where a text names the proposal, and where it holds a mark. */
function look(shown: readonly (readonly [where: string, text: string])[]) {
  return {
    named: shown.filter(([, text]) => /P-2026-\d{4}/.test(text)).map(([where]) => where),
    marked: shown.filter(([, text]) => MARKS.some((mark) => text.includes(mark))).map(([where]) => where),
  };
}

async function seenByCompany({ id }: Made): Promise<unknown> {
  return (await service.call('GET', `/v1/proposals/${id}`, { key: company.key })).json;
}

it('a draft shows its client no word of it', async () => {
  const made = await draft();
  const owner = await signedInMember(service, company.id, 'owner');
  const foreseen = await owner.query('proposals.foreseeSending', { company: company.id, input: { id: made.id } });
  const mail = JSON.stringify(foreseen.json.result.data.mail);
  const shown = [...(await shownTo(made, [])), ['mail foreseen', mail] as const];
  expect(look(shown)).toEqual({ named: ['page', 'mail foreseen'], marked: [] });
  expect(await seenByCompany(made)).toMatchObject(TEXTS);
});

it('nor does one that is sent, or about to close', async () => {
  const made = await draft();
  await changeProposal(service.context, company.id, made.id, 'send');
  now = new Date('2026-12-02T10:00:00Z');
  await remindClients(service.context);
  const shown = await shownTo(made, ['proposal']);
  now = TEST_NOW;
  expect(look(shown)).toEqual({
    named: ['page', 'proposal', 'mail proposal.expiring', 'mail proposal.sent'],
    marked: [],
  });
  expect(await seenByCompany(made)).toMatchObject({ status: 'sent', ...TEXTS });
});

it('nor does one that is accepted', async () => {
  const made = await draft();
  await changeProposal(service.context, company.id, made.id, 'send');
  const form = new URLSearchParams({ do: 'accept', ...ADA, terms: 'yes', version: '1', seen: '' });
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await service.call('POST', made.path, { headers: type, body: form.toString() });
  expect(answer.status).toBe(303);
  const shown = await shownTo(made, ['proposal', 'signed-copy']);
  expect(look(shown)).toEqual({
    named: ['page', 'proposal', 'signed-copy', 'mail proposal.accepted', 'mail proposal.sent'],
    marked: [],
  });
  expect(await seenByCompany(made)).toMatchObject({ status: 'accepted', ...TEXTS });
});
