import type { ProposalBody } from '@showbill/contract';
import { formatFigure, formatMoney } from '../../lib/format.ts';
import { TEXTS } from '../../texts.ts';

/** What it comes to, what is lacking and how it was understood. */
export function ProposalSide({ proposal }: { proposal: ProposalBody }) {
  const { currency, total, unmet, scope_summary, event, drafted_by } = proposal;
  return (
    <aside className="proposal-side">
      <dl className="sums figure">
        <div className="sum-total">
          <dt>{TEXTS.proposal.total}</dt>
          <dd>{formatMoney(total, currency)}</dd>
        </div>
        {steps(proposal).map(({ label, amount }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatFigure(amount, currency)}</dd>
          </div>
        ))}
      </dl>
      {unmet.length > 0 && (
        <section className="unmet">
          <h2>{TEXTS.proposal.unmet}</h2>
          <ul>
            {unmet.map((wish) => (
              <li key={wish}>{wish}</li>
            ))}
          </ul>
        </section>
      )}
      {scope_summary !== '' && (
        <section>
          <h2>{TEXTS.proposal.summary}</h2>
          <p className="prose">{scope_summary}</p>
        </section>
      )}
      <details>
        <summary>{TEXTS.proposal.brief}</summary>
        <p className="prose">{event.description}</p>
      </details>
      <p className="quiet">{TEXTS.proposal.draftedBy[drafted_by]}</p>
    </aside>
  );
}

function steps({ subtotal, adjustments }: ProposalBody): readonly { label: string; amount: number }[] {
  return [{ label: TEXTS.proposal.subtotal, amount: subtotal }, ...adjustments];
}
