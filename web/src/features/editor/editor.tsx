import { useCallbackRef, useHotkeys } from '@mantine/hooks';
import type { EditorBody } from '@showbill/contract';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useBlocker } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { isNotFound } from '../../lib/problem.ts';
import { useMayEdit } from '../../lib/session.ts';
import { trpc } from '../../lib/trpc.ts';
import { TEXTS } from '../../texts/index.ts';
import { Confirm } from '../../ui/confirm.tsx';
import { LoadingRows } from '../../ui/loading.tsx';
import { NotFound } from '../../ui/not-found.tsx';
import { Page } from '../../ui/page.tsx';
import { Problem } from '../../ui/problem.tsx';
import { ConflictDialog } from './dialogs/conflict-dialog.tsx';
import { EditingContext, LineEditingContext } from './editing.ts';
import classes from './editor.module.css';
import { Heading } from './heading.tsx';
import { Lines } from './lines/lines.tsx';
import { SaveMark } from './save-mark.tsx';
import { Earnings } from './side/earnings.tsx';
import { Side } from './side/side.tsx';
import { Totals } from './side/totals.tsx';
import { useEdits } from './use-edits.ts';
import { useShowsCosts } from './use-shows-costs.ts';

const texts = TEXTS.editor;
const route = getRouteApi('/inside/proposals/$id');

/** One proposal: looked at by everybody, changed by those who may while it is a draft. */
export function Editor() {
  const { id } = route.useParams();
  const found = useQuery(trpc.proposals.get.queryOptions({ id }));
  if (isNotFound(found.error)) return <NotFound />;
  if (found.data !== undefined) return <Sheet key={id} saved={found.data} />;
  return (
    <Page title={TEXTS.proposals.columns.proposal}>
      {found.isError ? (
        <Problem error={found.error} onRetry={() => void found.refetch()} />
      ) : (
        <LoadingRows label={texts.loading} rows={10} />
      )}
    </Page>
  );
}

function Sheet({ saved }: { readonly saved: EditorBody }) {
  const mayEdit = useMayEdit();
  const edits = useEdits(saved);
  const [lit, light] = useState<string | null>(null);
  const { proposal, settled, hasUnsent } = edits;
  const isOpen = mayEdit && proposal.status === 'draft';
  const { currency, status } = proposal;
  const mayHireIn = mayEdit && (status === 'draft' || status === 'sent' || status === 'accepted');
  const [wantsCosts, showCosts] = useShowsCosts();
  const showsCosts = proposal.earnings === null ? null : wantsCosts;
  const change = useCallbackRef(edits.change);
  const lineEditing = useMemo(
    () => ({ isOpen, currency, change, light, showsCosts: showsCosts === true, mayHireIn }),
    [isOpen, currency, change, showsCosts, mayHireIn],
  );
  useHotkeys(
    [
      ['mod+Z', () => leaveField(edits.undo)],
      ['mod+shift+Z', () => leaveField(edits.redo)],
      ['mod+Y', () => leaveField(edits.redo)],
    ],
    ['TEXTAREA'],
  );
  useEffect(() => {
    document.title = `${proposal.number} ${proposal.title} · ${TEXTS.frame.name}`;
  }, [proposal.number, proposal.title]);
  const leaving = useBlocker({
    shouldBlockFn: async () => {
      keepField();
      return !(await settled());
    },
    enableBeforeUnload: () => {
      keepField();
      return hasUnsent();
    },
    withResolver: true,
  });

  return (
    <EditingContext value={{ ...edits, isOpen, mayHireIn, lit, light, showsCosts, showCosts }}>
      <article className={classes.page}>
        <Heading />
        <div className={classes.columns}>
          <div className={classes.main}>
            <SaveMark />
            <LineEditingContext value={lineEditing}>
              <Lines />
            </LineEditingContext>
          </div>
          <div className={classes.side}>
            <Totals />
            <Earnings />
            <Side />
          </div>
        </div>
        <ConflictDialog />
        {leaving.status === 'blocked' && (
          <Confirm
            title={texts.unsaved}
            text={texts.leaving.text}
            action={texts.leaving.submit}
            pending={false}
            error={null}
            onConfirm={leaving.proceed}
            onClose={leaving.reset}
          />
        )}
      </article>
    </EditingContext>
  );
}

/** What is typed is kept first, so that it is what is taken back; in a text the browser takes back letters. */
function leaveField(then: () => void): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLInputElement) activeElement.blur();
  then();
}

/** What is typed in a field is kept when the field is left. */
function keepField(): void {
  if (document.activeElement?.matches('input, textarea') === true) (document.activeElement as HTMLElement).blur();
}
