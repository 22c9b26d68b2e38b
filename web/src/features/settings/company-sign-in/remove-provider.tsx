import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation } from '@tanstack/react-query';
import { trpc } from '../../../lib/trpc.ts';
import { TEXTS } from '../../../texts/index.ts';
import { Confirm } from '../../../ui/confirm.tsx';
import { Section } from '../section.tsx';
import { readProviderAgain } from './provider.ts';

const texts = TEXTS.companySignIn;

export function RemoveProvider() {
  const [asking, { open, close }] = useDisclosure(false);
  const remove = useMutation(trpc.companySignIn.remove.mutationOptions({ onSuccess: readProviderAgain }));
  return (
    <Section title={texts.removeTitle} lead={texts.removeText}>
      <Button variant="default" onClick={open}>
        {texts.remove}
      </Button>
      {asking && (
        <Confirm
          title={texts.removeTitle}
          text={texts.removeText}
          action={texts.remove}
          pending={remove.isPending}
          error={remove.error}
          onConfirm={() => remove.mutate(undefined, { onSuccess: close })}
          onClose={close}
        />
      )}
    </Section>
  );
}
