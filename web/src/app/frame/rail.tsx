import { ActionIcon, Button, Kbd, Tooltip, UnstyledButton } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { DoubleArrowLeftIcon, DoubleArrowRightIcon, MagnifyingGlassIcon, PlusIcon } from '@radix-ui/react-icons';
import { Link } from '@tanstack/react-router';
import { MOD_KEY } from '../../lib/mod-key.ts';
import { useMayEdit } from '../../lib/session.ts';
import { TEXTS } from '../../texts/index.ts';
import { UnreadCount } from '../../ui/activity/unread-mark.tsx';
import { useUnread } from '../../ui/activity/use-unread.ts';
import { CompanySwitcher } from './company-switcher.tsx';
import classes from './frame.module.css';
import { useHelpers } from './keyboard.tsx';
import { PersonMenu } from './person-menu.tsx';
import { PLACES } from './places.ts';

export function Rail() {
  const [narrow, setNarrow] = useLocalStorage({ key: 'showbill.narrow-rail', defaultValue: false });
  const mayEdit = useMayEdit();
  const { find } = useHelpers();
  const unread = useUnread();
  const turn = narrow ? TEXTS.frame.expand : TEXTS.frame.collapse;
  return (
    <nav className={narrow ? `${classes.rail} ${classes.narrow}` : classes.rail} aria-label={TEXTS.frame.name}>
      <CompanySwitcher narrow={narrow} />
      {mayEdit && (
        <Button
          component={Link}
          to="/proposals/new"
          fullWidth
          my={8}
          px={narrow ? 0 : 'md'}
          {...(narrow && { 'aria-label': TEXTS.frame.newProposal })}
          leftSection={narrow ? undefined : <PlusIcon aria-hidden />}
          rightSection={
            narrow ? undefined : (
              <Kbd size="xs" aria-hidden>
                n
              </Kbd>
            )
          }
        >
          {narrow ? <PlusIcon aria-hidden /> : TEXTS.frame.newProposal}
        </Button>
      )}
      <Tooltip label={TEXTS.frame.find.title} position="right" disabled={!narrow}>
        <UnstyledButton
          className={`${classes.place} ${classes.find}`}
          {...(narrow && { 'aria-label': TEXTS.frame.find.title })}
          onClick={find}
        >
          <MagnifyingGlassIcon aria-hidden width={16} height={16} />
          <span className={`${classes.label} ${classes.grow}`}>{TEXTS.frame.find.title}</span>
          <span className={`${classes.label} ${classes.key}`} aria-hidden>
            {MOD_KEY} K
          </span>
        </UnstyledButton>
      </Tooltip>
      {PLACES.map(({ to, label, icon: Icon, exact }) => (
        <Tooltip key={to} label={label} position="right" disabled={!narrow}>
          <Link
            to={to}
            activeOptions={{ exact }}
            className={classes.place}
            aria-label={to === '/' && unread > 0 ? TEXTS.activity.unreadAt(label, unread) : label}
          >
            <Icon aria-hidden width={16} height={16} />
            <span className={classes.label}>{label}</span>
            <span className={classes.unread}>{to === '/' && <UnreadCount count={unread} />}</span>
          </Link>
        </Tooltip>
      ))}
      <div className={classes.grow} />
      <PersonMenu narrow={narrow} />
      <Tooltip label={turn} position="right">
        <ActionIcon variant="subtle" color="gray" aria-label={turn} onClick={() => setNarrow(!narrow)}>
          {narrow ? <DoubleArrowRightIcon /> : <DoubleArrowLeftIcon />}
        </ActionIcon>
      </Tooltip>
    </nav>
  );
}
