import { Button, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCompany } from '../../../lib/session.ts';
import { trpc } from '../../../lib/trpc.ts';
import { TEXTS } from '../../../texts/index.ts';
import { Empty } from '../../../ui/empty.tsx';
import { LoadingRows } from '../../../ui/loading.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { ForOwners, LeadToReference } from '../for-owners.tsx';
import { Section } from '../section.tsx';
import classes from '../settings.module.css';
import { CreateKey } from './create-key.tsx';
import { KeyItem } from './key-item.tsx';
import { TestData } from './test-data.tsx';

const texts = TEXTS.settings.keys;

export function KeySettings() {
  return (
    <ForOwners title={TEXTS.settings.tabs.keys} why={texts.ownersOnly}>
      <Keys />
      <TestData />
    </ForOwners>
  );
}

function Keys() {
  const { company } = useCompany();
  const keys = useQuery(trpc.keys.list.queryOptions());
  const [creating, { open, close }] = useDisclosure(false);
  return (
    <Section
      main
      title={TEXTS.settings.tabs.keys}
      lead={<LeadToReference text={texts.lead} reference={texts.reference} />}
      actions={<Button onClick={open}>{texts.create}</Button>}
    >
      {company.plan !== 'business' && <Text mb="md">{texts.notOnPlan}</Text>}
      {keys.isPending ? (
        <LoadingRows label={texts.loading} rows={3} />
      ) : keys.isError ? (
        <Problem error={keys.error} onRetry={() => void keys.refetch()} />
      ) : (
        <KeyList keys={keys.data} />
      )}
      {creating && <CreateKey onClose={close} />}
    </Section>
  );
}

type Key = Parameters<typeof KeyItem>[0]['apiKey'];

/** Those that work, newest first; those that no longer do on demand. */
function KeyList({ keys }: { readonly keys: readonly Key[] }) {
  const [withOver, setWithOver] = useState(false);
  const newest = keys.toReversed();
  const working = newest.filter((key) => !isOver(key));
  const over = newest.filter(isOver);
  const shown = withOver ? [...working, ...over] : working;
  return (
    <>
      {shown.length === 0 ? (
        <Empty text={texts.empty} />
      ) : (
        <ul className={classes.list} aria-label={TEXTS.settings.tabs.keys}>
          {shown.map((key) => (
            <KeyItem key={key.id} apiKey={key} />
          ))}
        </ul>
      )}
      {over.length > 0 && !withOver && (
        <Button variant="subtle" mt="sm" onClick={() => setWithOver(true)}>
          {texts.showOver(over.length)}
        </Button>
      )}
    </>
  );
}

function isOver({ revoked_at: revoked, has_ended: hasEnded }: Key): boolean {
  return revoked !== null || hasEnded;
}
