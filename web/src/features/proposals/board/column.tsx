import { getRouteApi, Link } from '@tanstack/react-router';
import { formatCount, formatMoney } from '../../../lib/format.ts';
import { TEXTS } from '../../../texts/index.ts';
import { listOf } from '../search.ts';
import type { BoardColumn, Card } from './answers.ts';
import { BoardCard } from './board-card.tsx';
import classes from './board.module.css';
import type { Move } from './moves.ts';

const texts = TEXTS.sales.board;
const route = getRouteApi('/inside/proposals');

interface ColumnProps {
  readonly column: BoardColumn;
  readonly currency: string;
  /** How long what is over stays here. */
  readonly days: number;
  /** Whether the card that is being dragged can go here. */
  readonly takes: boolean;
  readonly mayEdit: boolean;
  readonly onDrag: (card: Card | null) => void;
  readonly onDrop: () => void;
  readonly onMove: (card: Card, move: Move) => void;
}

/** A status with what its proposals come to, and those that changed last. */
export function Column({ column, currency, days, takes, mayEdit, onDrag, onDrop, onMove }: ColumnProps) {
  const search = listOf(route.useSearch());
  const { status, count, total, other_currencies: others, cards } = column;
  const heading = `board-${status}`;
  const isOver = status !== 'draft' && status !== 'sent';
  return (
    <section
      className={classes.column}
      aria-labelledby={heading}
      data-takes={takes || undefined}
      onDragOver={(event) => takes && event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onDrop();
      }}
    >
      <header className={classes.head}>
        <h2 id={heading}>
          {TEXTS.statuses[status]} <span className="quiet figure">{formatCount(count)}</span>
        </h2>
        <span className="figure">{formatMoney(total, currency)}</span>
        {isOver && <span className="quiet">{texts.recent(formatCount(days))}</span>}
        {others > 0 && <span className="quiet">{texts.others(others)}</span>}
      </header>
      {cards.length === 0 ? (
        <p className={`${classes.none} quiet`}>{texts.none}</p>
      ) : (
        <ul className={classes.cards}>
          {cards.map((card) => (
            <li key={card.id}>
              <BoardCard card={card} mayEdit={mayEdit} onDrag={onDrag} onMove={onMove} />
            </li>
          ))}
        </ul>
      )}
      {count > cards.length && (
        <Link to="/proposals" search={{ ...search, status }} className={classes.more}>
          {texts.more(formatCount(count))}
        </Link>
      )}
    </section>
  );
}
