import { Button, Group, Stack, Textarea } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { trpc } from '../../../lib/trpc.ts';
import { TEXTS } from '../../../texts/index.ts';
import { Confirm } from '../../../ui/confirm.tsx';
import { Section } from '../section.tsx';
import { keepForm } from './keep-form.ts';

const texts = TEXTS.enquiries.form;

/** What the company pastes into its website. */
export function FormCode({ url }: { readonly url: string }) {
  const [renewing, setRenewing] = useState(false);
  const renew = useMutation(
    trpc.enquiries.renewForm.mutationOptions({
      onSuccess(form) {
        keepForm(form);
        setRenewing(false);
      },
    }),
  );
  return (
    <Section title={texts.code} lead={texts.codeRule}>
      <Stack maw={620}>
        <Code label={texts.script} code={`<script src="${url}.js" async></script>`} />
        <Code
          label={texts.frame}
          code={`<iframe src="${url}" style="width:100%;height:900px;border:0" title="${TEXTS.enquiries.title}"></iframe>`}
        />
        <Group gap="sm">
          <Button variant="default" component="a" href={url} target="_blank" rel="noopener">
            {texts.show}
          </Button>
          <Button variant="default" onClick={() => setRenewing(true)}>
            {texts.renew}
          </Button>
        </Group>
      </Stack>
      {renewing && (
        <Confirm
          title={texts.renewTitle}
          text={texts.renewText}
          action={texts.renew}
          pending={renew.isPending}
          error={renew.error}
          onConfirm={() => renew.mutate()}
          onClose={() => setRenewing(false)}
        />
      )}
    </Section>
  );
}

function Code({ label, code }: { readonly label: string; readonly code: string }) {
  const { copied, copy } = useClipboard({ timeout: 2000 });
  return (
    <Group align="flex-end" gap="sm" wrap="nowrap">
      <Textarea
        flex={1}
        label={label}
        readOnly
        autosize
        value={code}
        spellCheck={false}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button variant="default" onClick={() => copy(code)}>
        <span aria-live="polite">{copied ? TEXTS.settings.copied : TEXTS.settings.copy}</span>
      </Button>
    </Group>
  );
}
