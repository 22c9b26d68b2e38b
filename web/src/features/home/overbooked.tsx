import { Link } from '@tanstack/react-router';
import { formatCount, formatDays } from '../../lib/format.ts';
import { TEXTS } from '../../texts/index.ts';
import { About } from '../../ui/list-section.tsx';
import type { Overview } from './answers.ts';
import classes from './home.module.css';
import { Section } from './section.tsx';
import { spansOf } from './spans.ts';

const texts = TEXTS.home;
const MOST = 5;

/** Days on which more is promised than there is. */
export function Overbooked({ days }: { readonly days: Overview['overbooked'] }) {
  const spans = spansOf(days);
  const next = spans[MOST];
  const shown = spans.slice(0, MOST).map(({ from, days: length, count, worst }) => (
    <li key={from}>
      <About>
        <Link to="/availability" search={{ from }} className="row-link">
          {formatDays(from, length)}
        </Link>
        {worst.map(({ item, name, short }) => (
          <Link key={item} to="/availability" search={{ from, q: name }} className={classes.short}>
            {texts.short(formatCount(short), name)}
          </Link>
        ))}
        {count > worst.length && <span className="quiet">{texts.more(count - worst.length)}</span>}
      </About>
    </li>
  ));
  return (
    <Section heading={texts.overbooked.heading} none={texts.overbooked.none}>
      {next === undefined
        ? shown
        : [
            ...shown,
            <li key="more">
              <Link to="/availability" search={{ from: next.from }}>
                {texts.overbooked.more}
              </Link>
            </li>,
          ]}
    </Section>
  );
}
