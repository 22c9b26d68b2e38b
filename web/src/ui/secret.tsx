import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { CheckIcon, CopyIcon } from '@radix-ui/react-icons';
import { useFocusBack } from '../lib/use-focus-back.ts';
import { TEXTS } from '../texts/index.ts';
import classes from './secret.module.css';

const texts = TEXTS.settings;

interface SecretProps {
  readonly title: string;
  readonly text: string;
  readonly label: string;
  readonly secret: string;
  readonly onClose: () => void;
}

/** A secret that is shown once; it stays until somebody closes it by its button. */
export function Secret({ title, text, label, secret, onClose }: SecretProps) {
  useFocusBack();
  const { copied, copy } = useClipboard({ timeout: 2000 });
  return (
    <Modal opened onClose={onClose} title={title} size="lg" closeOnClickOutside={false} closeOnEscape={false}>
      <Stack>
        <Text>
          {text} {texts.shownOnce}
        </Text>
        <div className={classes.row}>
          <TextInput
            label={label}
            readOnly
            value={secret}
            classNames={{ input: classes.secret ?? '' }}
            onFocus={(event) => event.currentTarget.select()}
            spellCheck={false}
          />
          <Button
            data-autofocus
            leftSection={copied ? <CheckIcon aria-hidden /> : <CopyIcon aria-hidden />}
            onClick={() => copy(secret)}
          >
            <span aria-live="polite">{copied ? texts.copied : texts.copy}</span>
          </Button>
        </div>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {texts.close}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
