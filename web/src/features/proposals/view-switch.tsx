import { SegmentedControl } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { TEXTS } from '../../texts/index.ts';
import { listOf } from './search.ts';

const texts = TEXTS.sales.views;
const route = getRouteApi('/inside/proposals');
const VIEWS = (['list', 'board'] as const).map((value) => ({ value, label: texts[value] }));

/** The same proposals as a list or by status. */
export function ViewSwitch() {
  const { view } = route.useSearch();
  const navigate = route.useNavigate();

  function show(next: string): void {
    void navigate({
      search: (search) => (next === 'board' ? { ...search, view: next } : listOf(search)),
    });
  }

  return (
    <SegmentedControl
      aria-label={texts.label}
      data={VIEWS}
      value={view === 'board' ? 'board' : 'list'}
      onChange={show}
    />
  );
}
