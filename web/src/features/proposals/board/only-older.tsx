import { Button } from '@mantine/core';
import { getRouteApi, Link } from '@tanstack/react-router';
import { formatCount } from '../../../lib/format.ts';
import { TEXTS } from '../../../texts/index.ts';
import { Empty } from '../../../ui/empty.tsx';
import { isFiltered, listOf } from '../search.ts';

const texts = TEXTS.sales.board;
const route = getRouteApi('/inside/proposals');

/** Said where nothing is on the board but the list has more. */
export function OnlyOlder({ days }: { readonly days: number }) {
  const search = route.useSearch();
  const text = isFiltered(search) ? texts.onlyOlderFiltered : texts.onlyOlder;
  return (
    <Empty text={text(formatCount(days))}>
      <Button
        variant="default"
        renderRoot={(props: object) => <Link to="/proposals" search={listOf(search)} {...props} />}
      >
        {texts.toList}
      </Button>
    </Empty>
  );
}
