import { getCompany } from '../../../accounts/index.ts';
import { countProducts } from '../../../catalogue/index.ts';
import { importSample } from '../../../demo/index.ts';
import { searchProposals } from '../../../proposals/index.ts';
import { procedure, router } from '../procedures.ts';

const MOST_PRODUCTS = 100_000;

/** The company that is worked in: what it sets for itself. */
export const company = router({
  /** How far a new company is. */
  progress: procedure.viewer.query(async ({ ctx: { service, companyId, inCompany } }) => {
    const products = await inCompany((tx) => countProducts(tx, companyId, MOST_PRODUCTS));
    const { proposals } = await searchProposals(service, companyId, { limit: 1 });
    return { products, has_proposals: proposals.length > 0 };
  }),

  /** Fills an empty catalogue with the sample. */
  startFromSample: procedure.editor.mutation(async ({ ctx: { service, companyId, inCompany } }) => {
    const products = await inCompany(async (tx) =>
      importSample(tx, await getCompany(tx, companyId), service.clock.now()),
    );
    return { products };
  }),
});
