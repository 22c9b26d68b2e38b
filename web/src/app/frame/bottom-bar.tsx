import { Menu, UnstyledButton } from '@mantine/core';
import { DotsHorizontalIcon } from '@radix-ui/react-icons';
import { Link } from '@tanstack/react-router';
import { TEXTS } from '../../texts/index.ts';
import { UnreadCount } from '../../ui/activity/unread-mark.tsx';
import { useUnread } from '../../ui/activity/use-unread.ts';
import classes from './frame.module.css';
import { useHelpers } from './keyboard.tsx';
import { PersonItems } from './person-menu.tsx';
import { PLACES } from './places.ts';

const IN_THE_BAR = 4;

/** The rail of a telephone. */
export function BottomBar() {
  const { find } = useHelpers();
  const unread = useUnread();
  return (
    <nav className={classes.bar} aria-label={TEXTS.frame.name}>
      {PLACES.slice(0, IN_THE_BAR).map(({ to, label, icon: Icon, exact }) => (
        <Link key={to} to={to} activeOptions={{ exact }} className={classes.barPlace}>
          <Icon aria-hidden width={18} height={18} />
          <span>
            {label}
            {to === '/' && <UnreadCount count={unread} />}
          </span>
        </Link>
      ))}
      <Menu position="top-end" width={220}>
        <Menu.Target>
          <UnstyledButton className={classes.barPlace}>
            <DotsHorizontalIcon aria-hidden width={18} height={18} />
            {TEXTS.frame.more}
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={find}>{TEXTS.frame.keys.find}</Menu.Item>
          <Menu.Divider />
          {PLACES.slice(IN_THE_BAR).map(({ to, label }) => (
            <Menu.Item key={to} component={Link} to={to}>
              {label}
            </Menu.Item>
          ))}
          <Menu.Divider />
          <PersonItems />
        </Menu.Dropdown>
      </Menu>
    </nav>
  );
}
