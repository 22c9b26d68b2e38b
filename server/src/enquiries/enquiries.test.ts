import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createClient } from '../clients/index.ts';
import { eraseClient } from '../erasure/index.ts';
import type { Tx } from '../platform/db.ts';
import { forCompany } from '../platform/tenancy.ts';
import { createProposal, deleteDraft } from '../proposals/index.ts';
import { signedInMember } from '../testing/browser.ts';
import { addEnquiry } from '../testing/enquiries.ts';
import { startTestService, type TestCompany, type TestService } from '../testing/service.ts';
import { getEnquiry } from './index.ts';

/** What becomes of an enquiry. */

const EVENT = { description: 'A summer party for 80 with two speakers' };
const ACTOR = { kind: 'user', id: 'u', name: 'Edith' } as const;

let service: TestService;
let company: TestCompany;
let enquiry: string;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());
beforeEach(async () => {
  company = await service.company();
  enquiry = await inside((tx) => addEnquiry(tx, company.id));
});

function inside<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  return forCompany(service.context.db, company.id, work);
}

function draft() {
  return createProposal(service.context, company.id, { event: EVENT, enquiryId: enquiry }, { actor: ACTOR });
}

describe('an enquiry', () => {
  it('is remembered by the proposal that is made of it, and can be drafted again once that is deleted', async () => {
    const made = await draft();
    const after = await inside((tx) => getEnquiry(tx, company.id, enquiry));
    expect(after).toMatchObject({ state: 'drafted', proposal: { id: made.id, number: made.number } });
    await deleteDraft(service.context, company.id, made.id, ACTOR);
    expect(await inside((tx) => getEnquiry(tx, company.id, enquiry))).toMatchObject({ proposal: null });
  });

  it('is put aside and taken up again by editors, and not by viewers', async () => {
    const editor = await signedInMember(service, company.id, 'editor');
    const viewer = await signedInMember(service, company.id, 'viewer');
    const ask = { company: company.id };
    const refused = await viewer.mutate('enquiries.dismiss', { id: enquiry, dismissed: true }, ask);
    expect(refused.status).toBe(403);
    await editor.mutate('enquiries.dismiss', { id: enquiry, dismissed: true }, ask);
    expect((await inside((tx) => getEnquiry(tx, company.id, enquiry))).state).toBe('dismissed');
    await editor.mutate('enquiries.dismiss', { id: enquiry, dismissed: false }, ask);
    expect((await viewer.query('enquiries.count', ask)).json.result.data).toEqual({ new: 1, any: true });
    await editor.mutate('enquiries.delete', { id: enquiry }, ask);
    await expect(inside((tx) => getEnquiry(tx, company.id, enquiry))).rejects.toThrow('there is no enquiry');
    const audit = await inside((tx) =>
      tx
        .selectFrom('audit_entries')
        .select(['what', 'subject'])
        .where('what', 'in', ['enquiry.dismissed', 'enquiry.reopened', 'enquiry.deleted'])
        .orderBy('at')
        .execute(),
    );
    expect(audit).toEqual(
      ['dismissed', 'reopened', 'deleted'].map((what) => ({ what: `enquiry.${what}`, subject: null })),
    );
  });

  it('goes with the client who sent it, and with one whose proposal it became', async () => {
    const sender = await inside((tx) =>
      createClient(tx, company.id, { name: 'Grace', email: 'Grace@Visitor.example' }),
    );
    const others = await inside((tx) => addEnquiry(tx, company.id, { email: 'ada@visitor.example' }));
    await eraseClient(service.context, company.id, sender.id);
    await expect(inside((tx) => getEnquiry(tx, company.id, enquiry))).rejects.toThrow('there is no enquiry');
    enquiry = others;
    const booker = await inside((tx) => createClient(tx, company.id, { name: 'Her assistant' }));
    const input = { event: EVENT, clientId: booker.id, enquiryId: others };
    await createProposal(service.context, company.id, input, { actor: ACTOR });
    await eraseClient(service.context, company.id, booker.id);
    await expect(inside((tx) => getEnquiry(tx, company.id, others))).rejects.toThrow('there is no enquiry');
  });
});
