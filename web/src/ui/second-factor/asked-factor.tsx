import { Button, Text } from '@mantine/core';
import { usePasskeysHere } from '../../lib/use-passkeys-here.ts';
import type { SigningIn } from '../../lib/use-sign-in.ts';
import { TEXTS } from '../../texts/index.ts';
import { CodeField } from './code-field.tsx';

const texts = TEXTS.entry.secondFactor;

/** What a person is asked for after their password: their passkey, or a code. */
export function AskedFactor({ signIn }: { readonly signIn: SigningIn }) {
  const { usable, why } = usePasskeysHere();
  if (signIn.asked === null) return null;
  const { app, passkey } = signIn.asked;
  return (
    <>
      {passkey !== null && usable && <PasskeyButton signIn={signIn} label={TEXTS.passkeys.choose} isFirst />}
      {passkey !== null && typeof why === 'string' && <Text size="sm">{why}</Text>}
      <CodeField
        label={app ? texts.code : texts.recoveryCode}
        isFirst={passkey === null || !usable}
        value={signIn.code}
        onChange={signIn.setCode}
        error={signIn.codeError}
      />
    </>
  );
}

/** What sends the form, and the way in without a password. */
export function SignInButtons({ signIn }: { readonly signIn: SigningIn }) {
  const { usable } = usePasskeysHere();
  const { asked } = signIn;
  const isForCode = usable && asked !== null && asked.passkey !== null;
  return (
    <>
      <Button type="submit" loading={signIn.isPending} variant={isForCode ? 'default' : 'filled'}>
        {TEXTS.entry.signIn.submit}
      </Button>
      {usable && asked === null && <PasskeyButton signIn={signIn} label={TEXTS.passkeys.signIn} />}
    </>
  );
}

interface PasskeyButtonProps {
  readonly signIn: SigningIn;
  readonly label: string;
  /** Whether it is what most do here. */
  readonly isFirst?: boolean;
}

function PasskeyButton({ signIn, label, isFirst = false }: PasskeyButtonProps) {
  return (
    <Button
      variant={isFirst ? 'filled' : 'default'}
      autoFocus={isFirst}
      loading={signIn.isPasskeyPending}
      onClick={() => signIn.submitPasskey()}
    >
      {label}
    </Button>
  );
}
