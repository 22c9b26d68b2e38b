import { ActionIcon, Menu } from '@mantine/core';
import { DotsHorizontalIcon } from '@radix-ui/react-icons';
import { Link } from '@tanstack/react-router';
import { formatNearDay } from '../../../lib/days.ts';
import { formatDays, formatMoney } from '../../../lib/format.ts';
import { TEXTS } from '../../../texts/index.ts';
import { TagList } from '../../../ui/sales/tag-list.tsx';
import type { Card } from './answers.ts';
import classes from './board.module.css';
import { type Move, movesFrom } from './moves.ts';

const texts = TEXTS.sales.board;

interface BoardCardProps {
  readonly card: Card;
  readonly mayEdit: boolean;
  readonly onDrag: (card: Card | null) => void;
  readonly onMove: (card: Card, move: Move) => void;
}

/** A proposal on the board. One that can go nowhere is not dragged. */
export function BoardCard({ card, mayEdit, onDrag, onMove }: BoardCardProps) {
  const { id, number, title, client, date, days, currency, total, owner, tags } = card;
  const standing = standingOf(card);
  const moves = mayEdit ? movesFrom(card.status) : [];
  return (
    <article
      className={classes.card}
      draggable={moves.length > 0}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', number);
        onDrag(card);
      }}
      onDragEnd={() => onDrag(null)}
    >
      <div className={classes.top}>
        <Link to="/proposals/$id" params={{ id }} className={`row-link ${classes.title}`} draggable={false} data-row>
          {title}
        </Link>
        {moves.length > 0 && (
          <Menu position="bottom-end">
            <Menu.Target>
              <ActionIcon variant="subtle" color="gray" className={classes.menu} aria-label={texts.move(number)}>
                <DotsHorizontalIcon />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              {moves.map((move) => (
                <Menu.Item
                  key={move}
                  {...(move === 'cancel' && { c: 'var(--bad)' })}
                  onClick={() => onMove(card, move)}
                >
                  {texts.moves[move]}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
        )}
      </div>
      <p className={classes.facts}>
        {client ?? TEXTS.proposals.noClient}
        {date !== null && <span className={`${classes.date} figure`}>{formatDays(date, days)}</span>}
      </p>
      <p className={classes.foot}>
        <span className="quiet">{[number, owner?.name].filter(Boolean).join(' · ')}</span>
        <span className={classes.total}>{formatMoney(total, currency)}</span>
      </p>
      {standing !== null && <p className={`${classes.standing} quiet`}>{standing}</p>}
      <TagList tags={tags} />
    </article>
  );
}

/** What one wants to know of a proposal that is with its client. */
function standingOf({ status, viewed_at: seen, valid_until: last }: Card): string | null {
  if (status !== 'sent') return null;
  const said = [seen === null ? null : texts.viewed, last === null ? null : texts.until(formatNearDay(last))]
    .filter(Boolean)
    .join(', ');
  return said === '' ? null : said;
}
