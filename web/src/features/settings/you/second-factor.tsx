import { Button, Group, Modal, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatMoment } from '../../../lib/format.ts';
import { client, trpc } from '../../../lib/trpc.ts';
import { useFocusBack } from '../../../lib/use-focus-back.ts';
import { TEXTS } from '../../../texts/index.ts';
import { LoadingRows } from '../../../ui/loading.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { PasswordForm } from '../../../ui/second-factor/password-form.tsx';
import { RecoveryCodes } from '../../../ui/second-factor/recovery-codes.tsx';
import { SetUpApp } from '../../../ui/second-factor/set-up-app.tsx';
import { Section } from '../section.tsx';
import { readFactorsAgain } from './read-factors-again.ts';

const texts = TEXTS.entry.secondFactor;

type Doing = 'set-up' | 'codes' | 'remove';

/** Codes of an authenticator app, and the recovery codes, which stand in for passkeys as well. */
export function SecondFactor() {
  const factor = useQuery(trpc.secondFactor.get.queryOptions());
  const [doing, setDoing] = useState<Doing | null>(null);
  const isSecured = factor.data !== undefined && (factor.data.app_since !== null || factor.data.passkeys.length > 0);
  return (
    <Section title={texts.title} lead={texts.lead}>
      {factor.isPending ? (
        <LoadingRows label={texts.loading} rows={1} />
      ) : factor.isError ? (
        <Problem error={factor.error} onRetry={() => void factor.refetch()} />
      ) : (
        <>
          <Text>
            {factor.data.app_since !== null && texts.onSince(formatMoment(factor.data.app_since))}{' '}
            {isSecured && texts.left(factor.data.recovery_codes_left)}
          </Text>
          <Group gap="xs" mt={isSecured ? 'md' : 0}>
            {factor.data.app_since === null && (
              <Button variant="default" onClick={() => setDoing('set-up')}>
                {texts.setUpApp}
              </Button>
            )}
            {isSecured && (
              <Button variant="default" onClick={() => setDoing('codes')}>
                {texts.newCodes}
              </Button>
            )}
            {factor.data.app_since !== null && (
              <Button variant="default" onClick={() => setDoing('remove')}>
                {texts.turnOff}
              </Button>
            )}
          </Group>
        </>
      )}
      {doing !== null && <Doings doing={doing} onClose={() => setDoing(null)} />}
    </Section>
  );
}

const TITLES: Record<Doing, string> = { 'set-up': texts.setUpApp, codes: texts.newCodes, remove: texts.turnOff };

function Doings({ doing, onClose }: { readonly doing: Doing; readonly onClose: () => void }) {
  useFocusBack();
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  function close(): void {
    readFactorsAgain();
    onClose();
  }

  return (
    <Modal opened onClose={close} title={TITLES[doing]} closeOnClickOutside={false}>
      {doing === 'set-up' ? (
        <SetUpApp onDone={close} />
      ) : codes !== null ? (
        <RecoveryCodes codes={codes} onDone={close} />
      ) : doing === 'codes' ? (
        <PasswordForm
          action={texts.newCodes}
          send={(password) => client.secondFactor.renewCodes.mutate({ current_password: password })}
          onDone={(answer) => setCodes(answer.recovery_codes)}
        />
      ) : (
        <PasswordForm
          action={texts.turnOff}
          send={(password) => client.secondFactor.remove.mutate({ current_password: password })}
          onDone={close}
        />
      )}
    </Modal>
  );
}
