import { Button, Text } from '@mantine/core';
import { DownloadIcon } from '@radix-ui/react-icons';
import { useMutation } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { todayHere } from '../../../lib/days.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { client } from '../../../lib/trpc.ts';
import { TEXTS } from '../../../texts/index.ts';
import { Problem } from '../../../ui/problem.tsx';
import { auditCsv } from './audit-csv.ts';
import { askedBy } from './search.ts';

const texts = TEXTS.audit;
const route = getRouteApi('/inside/settings/audit');

/** Saves what the search finds as a file. */
export function ExportAudit() {
  const asked = askedBy(route.useSearch());
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: () => client.audit.export.mutate(asked),
    onSuccess: ({ data: entries }) => saveFile(texts.file(todayHere()), 'text/csv;charset=utf-8', auditCsv(entries)),
  });
  return (
    <div>
      <Button variant="default" leftSection={<DownloadIcon aria-hidden />} loading={isPending} onClick={() => mutate()}>
        {texts.export}
      </Button>
      {data?.has_more === true && <Text role="status">{texts.cut}</Text>}
      {error !== null && <Problem error={error} onRetry={() => mutate()} />}
    </div>
  );
}
