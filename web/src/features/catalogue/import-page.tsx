import { Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { formatCount } from '../../lib/format.ts';
import { trpc } from '../../lib/trpc.ts';
import { TEXTS } from '../../texts/index.ts';
import { Page } from '../../ui/page.tsx';
import { CatalogueImport, type ImportCounts } from './importing/catalogue-import.tsx';

const texts = TEXTS.catalogue.importing;

export function ImportPage() {
  const [done, setDone] = useState<ImportCounts | null>(null);
  const some = useQuery(trpc.catalogue.list.queryOptions({ limit: 1 }));
  return (
    <Page title={texts.title}>
      {done === null ? (
        <CatalogueImport sample={some.data?.count === 0} onDone={setDone} />
      ) : (
        <div role="status">
          <Text mb="md">
            {texts.done(
              formatCount(done.created),
              formatCount(done.updated - done.unchanged),
              formatCount(done.unchanged),
            )}
          </Text>
          <Group>
            <Button component={Link} to="/catalogue">
              {texts.toCatalogue}
            </Button>
          </Group>
        </div>
      )}
    </Page>
  );
}
