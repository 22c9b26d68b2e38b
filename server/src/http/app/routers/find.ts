import { z } from 'zod';
import { getCompany } from '../../../accounts/index.ts';
import { searchProducts } from '../../../catalogue/index.ts';
import { searchClients } from '../../../clients/index.ts';
import { dayIn } from '../../../platform/clock.ts';
import { searchProposals } from '../../../proposals/index.ts';
import { procedure } from '../procedures.ts';

const MOST = 6;
const input = z.object({ text: z.string().trim().min(1).max(200) });

/** The first few of everything that a text names. */
export const find = procedure.viewer
  .input(input)
  .query(async ({ ctx: { service, companyId, inCompany }, input: { text } }) => {
    const first = { offset: 0, limit: MOST };
    const { proposals, clients, products } = await inCompany(async (tx) => {
      const { proposals } = await searchProposals(tx, companyId, { text, limit: MOST }, service);
      const { clients } = await searchClients(tx, companyId, { text, ...first });
      const { timeZone } = await getCompany(tx, companyId);
      const today = dayIn(timeZone, service.clock.now());
      return {
        proposals,
        clients,
        products: (await searchProducts(tx, companyId, { text }, { ...first, closestFirst: true }, today)).products,
      };
    });
    return {
      proposals: proposals.map(({ id, number, title, status, client }) => ({
        id,
        number,
        title,
        status,
        client: client?.name ?? null,
      })),
      clients: clients.map(({ id, name, email }) => ({ id, name, email })),
      products: products.map(({ id, name, sku }) => ({ id, name, sku })),
    };
  });
