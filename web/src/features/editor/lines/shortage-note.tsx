import { Popover, UnstyledButton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { formatCount, formatDays } from '../../../lib/format.ts';
import { TEXTS } from '../../../texts/index.ts';
import type { Line } from '../editing.ts';
import classes from './lines.module.css';
import { OfferButton } from './offer-button.tsx';
import { shortOf } from './short-of.ts';

const texts = TEXTS.editor.lines;

interface ShortageNoteProps {
  readonly line: Line;
  /** Called once the proposal has become a draft in which something else is taken. */
  readonly onRevised?: () => void;
}

/** How many are missing on which days, and who has them. */
export function ShortageNote({ line, onRevised }: ShortageNoteProps) {
  const { name, catalog_item_id: item, shortages } = line;
  const said = shortOf(shortages);
  if (said === null) return null;
  return (
    <div className={classes.shortage}>
      <span>{said}</span>
      <Popover width={320} position="bottom-start" shadow="md" withinPortal trapFocus returnFocus>
        <Popover.Target>
          <UnstyledButton className={classes.holders}>{texts.holders}</UnstyledButton>
        </Popover.Target>
        <Popover.Dropdown aria-label={texts.holdersHeading(name)}>
          <div className={classes.held}>
            {shortages.map(({ day, part, needed, free, held_by: holders }) => (
              <section key={`${day} ${part ?? ''}`}>
                <h3>{[formatDays(day, 1), part].filter(Boolean).join(' · ')}</h3>
                <p className="quiet figure">{texts.need(formatCount(needed), formatCount(free))}</p>
                {holders.length === 0 && <p>{texts.nobody}</p>}
                <ul>
                  {holders.map(({ proposal_id: id, number, kind, units }) => (
                    <li key={`${id} ${kind}`}>
                      <Link to="/proposals/$id" params={{ id }}>
                        {number}
                      </Link>
                      <span className="quiet">{texts[kind]}</span>
                      <span className="figure">{formatCount(units)}</span>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </Popover.Dropdown>
      </Popover>
      {item !== null && <OfferButton item={item} name={name} onRevised={onRevised} />}
    </div>
  );
}
