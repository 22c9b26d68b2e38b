import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatNearDay } from '../../lib/days.ts';
import { formatCount, formatMoney } from '../../lib/format.ts';
import { TEXTS } from '../../texts/index.ts';
import { About } from '../../ui/list-section.tsx';
import type { Overview } from './answers.ts';
import classes from './home.module.css';
import { MineSwitch, type MineSwitchProps } from './mine-switch.tsx';
import { Section } from './section.tsx';

const texts = TEXTS.home;
type Offers = Overview['expiring'];

interface ExpiringProps extends MineSwitchProps {
  readonly offers: Offers;
  readonly days: number;
}

/** Offers that run out within the company's days. */
export function Expiring({ offers, days, ...mine }: ExpiringProps) {
  return (
    <Section
      heading={texts.expiring.heading}
      aside={<MineSwitch {...mine} />}
      none={TEXTS.sales.home.expiring(formatCount(days))}
    >
      {offers.map((offer) => (
        <Offer key={offer.id} offer={offer}>
          {offer.valid_until !== null && texts.until(formatNearDay(offer.valid_until))}
        </Offer>
      ))}
    </Section>
  );
}

function Offer({ offer, children }: { readonly offer: Offers[number]; readonly children: ReactNode }) {
  return (
    <li>
      <About facts={[offer.number, offer.client]}>
        <Link to="/proposals/$id" params={{ id: offer.id }} className="row-link">
          {offer.title}
        </Link>
      </About>
      <span className={classes.figure}>
        {formatMoney(offer.total, offer.currency)}
        <span>{children}</span>
      </span>
    </li>
  );
}
