import { Button, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useCompany } from '../lib/session.ts';
import { trpc } from '../lib/trpc.ts';
import { TEXTS } from '../texts/index.ts';
import { Problem } from './problem.tsx';

const texts = TEXTS.mailing.check;

/** Whether the server sends mail: what to do where it does not, and for owners a test where it does. */
export function MailCheck() {
  const { role } = useCompany();
  const site = useQuery(trpc.site.get.queryOptions());
  const test = useMutation(trpc.mail.sendTest.mutationOptions());
  if (site.data === undefined) return null;
  if (!site.data.sends_mail) {
    return (
      <Stack gap={4}>
        <Text>{texts.hint}</Text>
        <Text c="dimmed">{texts.until}</Text>
      </Stack>
    );
  }
  const result = test.data;
  return (
    <Stack gap="xs" align="flex-start">
      <Text c="dimmed">{texts.ready}</Text>
      {role === 'owner' && (
        <Button variant="default" loading={test.isPending} onClick={() => test.mutate()}>
          {texts.send}
        </Button>
      )}
      {test.isError && <Problem error={test.error} />}
      <div role="status">
        {result !== undefined && (
          <>
            <Text c={result.is_taken ? 'var(--good)' : 'var(--bad)'}>
              {result.is_taken ? texts.taken(result.to) : texts.refused(result.to)}
            </Text>
            <Text>
              {texts.answer}: <code>{result.answer}</code>
            </Text>
          </>
        )}
      </div>
    </Stack>
  );
}
