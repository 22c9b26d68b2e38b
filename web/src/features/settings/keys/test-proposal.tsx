import { Anchor, Button, Text } from '@mantine/core';
import type { ProposalStatus } from '@showbill/contract';
import { useMutation } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { formatMoment, formatMoney } from '../../../lib/format.ts';
import { queryClient, trpc } from '../../../lib/trpc.ts';
import { TEXTS } from '../../../texts/index.ts';
import { Problem } from '../../../ui/problem.tsx';
import { StatusMark } from '../../../ui/status-mark.tsx';
import marks from '../marks.module.css';
import classes from '../settings.module.css';

const texts = TEXTS.settings.sandbox;

interface TestProposalProps {
  readonly proposal: {
    readonly id: string;
    readonly number: string;
    readonly title: string;
    readonly status: ProposalStatus;
    readonly total: number;
    readonly currency: string;
    readonly created_at: string;
    readonly share_url: string;
  };
}

/** A proposal that a test key made; the address of the page may name it. */
export function TestProposal({ proposal }: TestProposalProps) {
  const { id, number, title, status, total, currency, created_at: made, share_url: page } = proposal;
  const item = useRef<HTMLLIElement>(null);
  const isNamed = useLocation({ select: ({ hash }) => hash }) === id;
  useEffect(() => {
    if (isNamed) item.current?.scrollIntoView({ block: 'center' });
  }, [isNamed]);
  const send = useMutation(
    trpc.sandbox.send.mutationOptions({
      onSuccess: () => queryClient.invalidateQueries({ queryKey: [['sandbox']] }),
    }),
  );
  return (
    <li ref={item} className={classes.item} aria-current={isNamed ? 'true' : undefined}>
      <div>
        <Text fw={550}>{title}</Text>
        <div className={classes.facts}>
          <StatusMark status={status} />
          <span>{number}</span>
          <span>{formatMoney(total, currency)}</span>
          <span>{formatMoment(made)}</span>
        </div>
        {send.error !== null && <Problem error={send.error} />}
      </div>
      <div className={classes.doings}>
        <Anchor
          href={page}
          target="_blank"
          rel="noreferrer"
          className={marks.open}
          aria-label={`${texts.page}, ${number}`}
        >
          {texts.page}
        </Anchor>
        {status === 'draft' ? (
          <Button
            variant="default"
            aria-label={`${texts.send}, ${number}`}
            loading={send.isPending}
            onClick={() => send.mutate({ id })}
          >
            {texts.send}
          </Button>
        ) : (
          <Anchor
            href={`${page}?document=proposal`}
            target="_blank"
            rel="noreferrer"
            className={marks.open}
            aria-label={`${texts.pdf}, ${number}`}
          >
            {texts.pdf}
          </Anchor>
        )}
      </div>
    </li>
  );
}
