import { changeWithdrawal, getCompany } from '../../../server/src/accounts/index.ts';
import { forCompany } from '../../../server/src/platform/tenancy.ts';
import { noticeHash, usualNotice } from '../../../server/src/proposals/index.ts';
import type { Json } from '../json.ts';
import type { Way } from './people.ts';

/** Whatever was written into it before. */
const USUAL = { language: 'en', text: '' } as const;

/** What a company does with a proposal: carries a procedure out, or makes one. */
interface Acts {
  readonly companyId: string;
  readonly marker: string;
  readonly ask: (procedure: string, input: Json) => Promise<string>;
  readonly create: (body: Json) => Promise<string>;
}

/** A proposal that a consumer in the single market has accepted on its page, and may withdraw from. */
export async function acceptAsConsumer(way: Way, { companyId, marker, ask, create }: Acts): Promise<void> {
  await forCompany(way.db, companyId, (tx) => changeWithdrawal(tx, companyId, { isOffered: true, notice: USUAL }));
  const signed = { name: `${marker} consumer`, email: `consumer@${marker.toLowerCase()}.example` };
  const client = await ask('clients.create', { ...signed, kind: 'consumer', country: 'DE' });
  const event = { description: `Party for 40 with two speakers, ${marker}` };
  const id = await create({ event, client_id: client });
  await ask('proposals.send', { id });
  const { company, token } = await forCompany(way.db, companyId, async (tx) => ({
    company: await getCompany(tx, companyId),
    token: (await tx.selectFrom('proposals').select('share_token').where('id', '=', id).executeTakeFirstOrThrow())
      .share_token,
  }));
  const notice = noticeHash(usualNotice(company, 'en'));
  const form = new URLSearchParams({ do: 'accept', ...signed, terms: 'yes', version: '1', seen: '', notice });
  const { status, text } = await way.sender.send({
    method: 'POST',
    path: `/p/${token}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: Buffer.from(form.toString()),
  });
  if (status !== 303) throw new Error(`a consumer could not accept: ${status} ${text}`);
}
