import { Menu, UnstyledButton, useMantineColorScheme } from '@mantine/core';
import { AvatarIcon, CheckIcon, ExitIcon, KeyboardIcon, PersonIcon, ReaderIcon } from '@radix-ui/react-icons';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { addressOf } from '../../lib/address.ts';
import { auth } from '../../lib/auth.ts';
import { startAnew, useSession } from '../../lib/session.ts';
import { TEXTS } from '../../texts/index.ts';
import classes from './frame.module.css';
import { useHelpers } from './keyboard.tsx';

const { colour } = TEXTS.frame;

/** Who is signed in, and what is theirs. */
export function PersonMenu({ narrow }: { readonly narrow: boolean }) {
  const { user } = useSession();
  return (
    <Menu position="right-end" width={240}>
      <Menu.Target>
        <UnstyledButton className={classes.place} aria-label={user.name} title={user.name}>
          <AvatarIcon aria-hidden width={16} height={16} />
          {!narrow && <span className={`${classes.label} ${classes.person}`}>{user.name}</span>}
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <PersonItems />
      </Menu.Dropdown>
    </Menu>
  );
}

/** Colours, the keys, and the way out. */
export function PersonItems() {
  const { user } = useSession();
  const { showKeys } = useHelpers();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const [leaving, setLeaving] = useState(false);

  async function leave(how: () => Promise<void>): Promise<void> {
    setLeaving(true);
    await how().finally(() => setLeaving(false));
    startAnew('sign-in');
  }

  return (
    <>
      <Menu.Label>{user.email}</Menu.Label>
      <Menu.Item leftSection={<PersonIcon />} component={Link} to="/settings/you">
        {TEXTS.frame.you}
      </Menu.Item>
      <Menu.Label>{colour.label}</Menu.Label>
      {(['auto', 'light', 'dark'] as const).map((scheme) => (
        <Menu.Item
          key={scheme}
          onClick={() => setColorScheme(scheme)}
          aria-current={scheme === colorScheme}
          rightSection={scheme === colorScheme ? <CheckIcon aria-hidden /> : undefined}
        >
          {colour[scheme]}
        </Menu.Item>
      ))}
      <Menu.Divider />
      <Menu.Item leftSection={<KeyboardIcon />} onClick={showKeys}>
        {TEXTS.frame.keys.heading}
      </Menu.Item>
      <Menu.Item leftSection={<ReaderIcon />} component="a" href={addressOf('docs')} target="_blank">
        {TEXTS.frame.reference}
      </Menu.Item>
      <Menu.Divider />
      <Menu.Item leftSection={<ExitIcon />} disabled={leaving} onClick={() => void leave(auth.signOut)}>
        {TEXTS.frame.signOut}
      </Menu.Item>
      <Menu.Item disabled={leaving} onClick={() => void leave(auth.signOutEverywhere)}>
        {TEXTS.frame.signOutEverywhere}
      </Menu.Item>
    </>
  );
}
