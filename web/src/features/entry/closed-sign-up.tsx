import { Anchor, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { TEXTS } from '../../texts/index.ts';
import { GuestPage } from '../../ui/guest-page.tsx';

const texts = TEXTS.entry.closed;

/** Signing up, where the operator alone makes companies. */
export function ClosedSignUp() {
  return (
    <GuestPage title={texts.title}>
      <Text>{texts.text}</Text>
      <Anchor component={Link} to="/sign-in" size="sm" className="tap">
        {texts.signIn}
      </Anchor>
    </GuestPage>
  );
}
