import { Button, Text } from '@mantine/core';
import type { KeyScope } from '@showbill/contract';
import { useDisclosure } from '@mantine/hooks';
import { useMutation } from '@tanstack/react-query';
import { formatDays, formatMoment } from '../../../lib/format.ts';
import { queryClient, trpc } from '../../../lib/trpc.ts';
import { TEXTS } from '../../../texts/index.ts';
import { Confirm } from '../../../ui/confirm.tsx';
import { StateMark } from '../../../ui/state-mark.tsx';
import classes from '../settings.module.css';

const texts = TEXTS.settings.keys;

interface KeyItemProps {
  readonly apiKey: {
    readonly id: string;
    readonly name: string;
    readonly prefix: string;
    readonly test: boolean;
    readonly scopes: readonly KeyScope[];
    readonly expires_on: string | null;
    readonly has_ended: boolean;
    readonly created_at: string;
    readonly last_used_at: string | null;
    readonly revoked_at: string | null;
  };
}

export function KeyItem({ apiKey }: KeyItemProps) {
  const { id, name, prefix, scopes, created_at: made, last_used_at: used, revoked_at: revoked } = apiKey;
  const last = apiKey.expires_on === null ? null : formatDays(apiKey.expires_on, 1);
  const isOver = revoked !== null || apiKey.has_ended;
  const [asking, { open, close }] = useDisclosure(false);
  const revoke = useMutation(
    trpc.keys.revoke.mutationOptions({
      onSuccess: async () => {
        await queryClient.invalidateQueries({ queryKey: [['keys']] });
        close();
      },
    }),
  );
  return (
    <li className={classes.item}>
      <div>
        <Text fw={550} td={isOver ? 'line-through' : 'none'}>
          {name}
        </Text>
        <div className={classes.facts}>
          {apiKey.test && <StateMark tone="warn">{texts.kinds.test}</StateMark>}
          <span className={classes.mono}>{prefix}…</span>
          <span>{texts.accesses[scopes.includes('write') ? 'write' : 'read']}</span>
          {scopes.includes('money') && <span>{texts.money}</span>}
          {last !== null && !isOver && <span>{texts.until(last)}</span>}
          <span>
            {texts.column.created} {formatMoment(made)}
          </span>
          <span>
            {texts.column.used}: {used === null ? texts.never : formatMoment(used)}
          </span>
        </div>
      </div>
      {revoked !== null ? (
        <Text c="dimmed">{texts.revoked(formatMoment(revoked))}</Text>
      ) : last !== null && isOver ? (
        <Text c="dimmed">{texts.ended(last)}</Text>
      ) : (
        <Button variant="default" aria-label={texts.revokeWhich(name)} onClick={open}>
          {texts.revoke}
        </Button>
      )}
      {asking && (
        <Confirm
          title={texts.revokeWhich(name)}
          text={texts.revokeText}
          action={texts.revoke}
          pending={revoke.isPending}
          error={revoke.error}
          onConfirm={() => revoke.mutate({ id })}
          onClose={close}
        />
      )}
    </li>
  );
}
