import { UnstyledButton } from '@mantine/core';
import type { EarningsBody } from '@showbill/contract';
import { formatCount, formatFigure, formatPercent } from '../../../lib/format.ts';
import { TEXTS } from '../../../texts/index.ts';
import { useEditing } from '../editing.ts';
import side from './side.module.css';
import classes from './totals.module.css';

const texts = TEXTS.costs;

/** What the company pays for it and earns with it, for those who may know; they may hide it while somebody looks on. */
export function Earnings() {
  const { proposal, showsCosts, showCosts } = useEditing();
  if (showsCosts === null || proposal.earnings === null) return null;
  return (
    <section className={side.section} aria-label={texts.heading}>
      {showsCosts && <Figures earnings={proposal.earnings} />}
      <div className={classes.changes}>
        {showsCosts && <TakeCosts />}
        <UnstyledButton className={classes.link} onClick={() => showCosts(!showsCosts)}>
          {showsCosts ? texts.hide : texts.show}
        </UnstyledButton>
      </div>
    </section>
  );
}

function Figures({ earnings }: { readonly earnings: EarningsBody }) {
  const { proposal } = useEditing();
  const { cost, margin, percent, unknown, least, held_percent: held, short_of: short } = earnings;
  const { currency } = proposal;
  const shown = `${formatFigure(margin, currency)}${percent === null ? '' : ` (${formatPercent(percent)})`}`;
  return (
    <>
      <h2>{texts.heading}</h2>
      <p className="quiet">{texts.private}</p>
      <dl className={classes.earnings}>
        <div className={classes.row}>
          <dt>{texts.cost}</dt>
          <dd>{formatFigure(cost, currency)}</dd>
        </div>
        <div className={classes.row}>
          <dt>{texts.margin}</dt>
          <dd data-testid="margin">{unknown > 0 ? texts.atMost(shown) : shown}</dd>
        </div>
      </dl>
      {unknown > 0 && <p className={classes.how}>{texts.without(unknown, formatCount(unknown))}</p>}
      {short !== null && least !== null && (
        <p className={side.bad}>
          {held === null || held === percent
            ? texts.below(formatPercent(least))
            : texts.belowByCatalogue(formatPercent(held), formatPercent(least))}
        </p>
      )}
    </>
  );
}

/** For lines whose cost is not known, of drafts that were made before the catalogue knew it. */
function TakeCosts() {
  const { proposal, isOpen, change } = useEditing();
  const lacksSome = proposal.line_items.some((line) => line.catalog_item_id !== null && line.unit_cost === null);
  if (!isOpen || !lacksSome) return null;
  return (
    <UnstyledButton className={classes.link} onClick={() => change([{ kind: 'take_costs' }])}>
      {texts.take}
    </UnstyledButton>
  );
}
