import { z } from 'zod';
import { searchProducts } from '../../../catalogue/index.ts';
import { searchClients } from '../../../clients/index.ts';
import { searchProposals } from '../../../proposals/index.ts';
import { procedure } from '../procedures.ts';

const MOST = 6;
const input = z.object({ text: z.string().trim().min(1).max(200) });

/** The first few of everything that a text names. */
export const find = procedure.viewer
  .input(input)
  .query(async ({ ctx: { service, companyId, inCompany }, input: { text } }) => {
    const { proposals } = await searchProposals(service, companyId, { text, limit: MOST });
    const [clients, products] = await inCompany(async (tx) => [
      await searchClients(tx, companyId, text),
      await searchProducts(tx, companyId, text, MOST),
    ]);
    return {
      proposals: proposals.map(({ id, number, title, status, client }) => ({
        id,
        number,
        title,
        status,
        client: client?.name ?? null,
      })),
      clients: clients.slice(0, MOST).map(({ id, name, email }) => ({ id, name, email })),
      products: products.map(({ id, name, sku }) => ({ id, name, sku })),
    };
  });
