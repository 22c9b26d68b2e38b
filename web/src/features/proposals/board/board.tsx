import type { ProposalStatus } from '@showbill/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useMayEdit, useSession } from '../../../lib/session.ts';
import { trpc } from '../../../lib/trpc.ts';
import { TEXTS } from '../../../texts/index.ts';
import { LoadingRows } from '../../../ui/loading.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { Filters } from '../filters.tsx';
import { None } from '../none.tsx';
import { filterOf } from '../search.ts';
import type { Card } from './answers.ts';
import classes from './board.module.css';
import { Column } from './column.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { type Move, moveTo } from './moves.ts';
import { OnlyOlder } from './only-older.tsx';

const texts = TEXTS.sales.board;
const route = getRouteApi('/inside/proposals');

/** The proposals by status. A card is moved where that is a step of its life, by dragging or by its menu; each asks first. */
export function Board() {
  const search = route.useSearch();
  const { user } = useSession();
  const mayEdit = useMayEdit();
  const navigate = useNavigate();
  const [dragged, setDragged] = useState<Card | null>(null);
  const [asking, setAsking] = useState<{ readonly card: Card; readonly move: Exclude<Move, 'send' | 'accept'> } | null>(
    null,
  );
  const found = useQuery({
    ...trpc.sales.board.queryOptions(filterOf(search, user.id)),
    placeholderData: keepPreviousData,
  });
  /** What is sent or accepted is looked at before: that is asked in the proposal itself. */
  function start(card: Card, move: Move): void {
    setDragged(null);
    if (move === 'send' || move === 'accept') {
      void navigate({ to: '/proposals/$id', params: { id: card.id }, search: { do: move } });
    } else setAsking({ card, move });
  }

  function drop(to: ProposalStatus): void {
    const move = dragged && moveTo(dragged.status, to);
    if (dragged !== null && move !== null) start(dragged, move);
  }

  return (
    <>
      <Filters clientName={null} />
      {found.isPending && <LoadingRows label={texts.label} rows={8} />}
      {found.isError && <Problem error={found.error} onRetry={() => void found.refetch()} />}
      {found.data?.columns.every(({ count }) => count === 0) &&
        (found.data.has_older_only ? <OnlyOlder days={found.data.days} /> : <None />)}
      {found.data?.columns.some(({ count }) => count > 0) && (
        <div className={classes.board} role="group" aria-label={texts.label} aria-busy={found.isPlaceholderData}>
          {found.data.columns.map((column) => (
            <Column
              key={column.status}
              column={column}
              currency={found.data.currency}
              days={found.data.days}
              takes={dragged !== null && moveTo(dragged.status, column.status) !== null}
              mayEdit={mayEdit}
              onDrag={setDragged}
              onDrop={() => drop(column.status)}
              onMove={start}
            />
          ))}
        </div>
      )}
      {asking !== null && <MoveDialog {...asking} onClose={() => setAsking(null)} />}
    </>
  );
}
