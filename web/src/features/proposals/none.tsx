import { Button } from '@mantine/core';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useMayEdit } from '../../lib/session.ts';
import { TEXTS } from '../../texts/index.ts';
import { Empty } from '../../ui/empty.tsx';
import { NewProposalButton } from '../../ui/new-proposal-button.tsx';
import { isFiltered } from './search.ts';

const texts = TEXTS.proposals;
const route = getRouteApi('/inside/proposals');

/** Said where no proposal is as the address asks. */
export function None() {
  const search = route.useSearch();
  const mayEdit = useMayEdit();
  if (isFiltered(search)) {
    return (
      <Empty text={texts.nothing}>
        <Button variant="default" component={Link} to="/proposals">
          {texts.clear}
        </Button>
      </Empty>
    );
  }
  return <Empty text={mayEdit ? texts.empty : texts.emptyViewer}>{mayEdit && <NewProposalButton />}</Empty>;
}
