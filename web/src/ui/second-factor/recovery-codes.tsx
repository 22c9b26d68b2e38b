import { Button, Group, Stack, Text } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { TEXTS } from '../../texts/index.ts';
import classes from './second-factor.module.css';

const texts = TEXTS.entry.secondFactor;

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** Codes that sign in once each, shown once. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { copied, copy } = useClipboard({ timeout: 2000 });
  return (
    <Stack>
      <Text role="status">{texts.recoveryText}</Text>
      <ul className={classes.codes} aria-label={texts.recoveryCodes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Group gap="xs">
        <Button variant="default" onClick={() => copy(codes.join('\n'))}>
          <span aria-live="polite">{copied ? TEXTS.settings.copied : TEXTS.settings.copy}</span>
        </Button>
        <Button onClick={onDone} data-autofocus>
          {texts.kept}
        </Button>
      </Group>
    </Stack>
  );
}
