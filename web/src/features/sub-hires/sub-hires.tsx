import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { addDays, formatDay } from '../../lib/days.ts';
import { trpc } from '../../lib/trpc.ts';
import { SUB_HIRE_TEXTS } from '../../texts/sub-hires/index.ts';
import { Empty } from '../../ui/empty.tsx';
import { FirstDay } from '../../ui/first-day.tsx';
import { ListSection } from '../../ui/list-section.tsx';
import { LoadingRows } from '../../ui/loading.tsx';
import { Page } from '../../ui/page.tsx';
import { Problem } from '../../ui/problem.tsx';
import { SubHireList } from '../../ui/sub-hires/sub-hire-list.tsx';
import { byDay } from './by-day.ts';
import classes from './sub-hires.module.css';

const Suppliers = lazy(async () => ({ default: (await import('./suppliers.tsx')).Suppliers }));

const texts = SUB_HIRE_TEXTS;
const route = getRouteApi('/inside/sub-hires');
const DAYS = 28;

/** What comes in from suppliers and goes back in four weeks, by day. */
export function SubHires() {
  const { from } = route.useSearch();
  const navigate = route.useNavigate();
  const [isOpen, suppliers] = useDisclosure(false);
  const { data, error, refetch } = useQuery(trpc.subHires.list.queryOptions({ from, days: DAYS }));
  const first = from ?? data?.today;
  const days = data === undefined || first === undefined ? [] : byDay(data.data, first, addDays(first, DAYS));
  return (
    <Page
      title={texts.title}
      actions={
        <>
          <Button variant="default" onClick={suppliers.open}>
            {texts.suppliers.open}
          </Button>
          {data !== undefined && first !== undefined && (
            <FirstDay
              first={first}
              today={data.today}
              onChange={(day) => void navigate({ search: day === data.today ? {} : { from: day }, replace: true })}
            />
          )}
        </>
      }
    >
      {error !== null && data === undefined && <Problem error={error} onRetry={() => void refetch()} />}
      {error === null && data === undefined && <LoadingRows label={texts.loading} />}
      {data !== undefined && days.length === 0 && <Empty text={texts.empty} />}
      {data !== undefined &&
        days.map(({ day, comingIn, goingBack }) => (
          <ListSection key={day} heading={formatDay(day)}>
            {comingIn.length > 0 && (
              <>
                <h3 className={classes.group}>{texts.arrives}</h3>
                <SubHireList subHires={comingIn} currency={data.currency} named />
              </>
            )}
            {goingBack.length > 0 && (
              <>
                <h3 className={classes.group}>{texts.goesBack}</h3>
                <SubHireList subHires={goingBack} currency={data.currency} named />
              </>
            )}
          </ListSection>
        ))}
      {isOpen && (
        <Suspense>
          <Suppliers onClose={suppliers.close} />
        </Suspense>
      )}
    </Page>
  );
}
