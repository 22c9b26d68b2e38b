import { describe, expect, it } from 'vitest';
import { buildProposal } from '../../proposals/fixtures.ts';
import { buildAcceptance, buildOrder } from '../fixtures.ts';
import { proposalPdf } from '../proposal-pdf.ts';
import { readPdf } from '../read-pdf.ts';
import { signedCopyPdf } from '../signed-copy-pdf.ts';

describe('documents', () => {
  it('are made beside the process, which goes on meanwhile', async () => {
    let turns = 0;
    const ticking = setInterval(() => {
      turns += 1;
    }, 1);
    const { pages } = await readPdf(await proposalPdf(buildOrder()));
    clearInterval(ticking);
    expect(pages[0]).toContain('Sales conference for 250, Leeds');
    expect(turns).toBeGreaterThan(20);
  });

  it('that cannot be made are refused, and the next is made', async () => {
    const orders = [buildProposal({ currency: 'XXX' }), buildProposal()].map((proposal) =>
      proposalPdf(buildOrder({ proposal })),
    );
    const [refused, made] = await Promise.allSettled(orders);
    expect([refused?.status, made?.status]).toEqual(['rejected', 'fulfilled']);
  });

  it('of more than a hundred at once refuse the rest, to be asked again', async () => {
    const all = await Promise.allSettled(
      Array.from({ length: 101 }, (_, version) =>
        proposalPdf(buildOrder({ proposal: buildProposal({ version, currency: 'XXX' }) })),
      ),
    );
    expect(all.at(-1)).toMatchObject({ reason: { code: 'unavailable' } });
  });

  it('certify nothing that was not accepted', async () => {
    const accepted = buildProposal({ status: 'accepted' });
    const acceptance = buildAcceptance(accepted, 'Half is due at once.');
    await expect(signedCopyPdf(buildOrder({ proposal: { ...accepted, total: 1n } }), acceptance)).rejects.toThrow(
      'is not what was accepted',
    );
    expect((await signedCopyPdf(buildOrder({ proposal: accepted }), acceptance)).length).toBeGreaterThan(1000);
  });
});
