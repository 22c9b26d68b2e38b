import { ActionIcon, Button, Group, Menu } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { DotsHorizontalIcon } from '@radix-ui/react-icons';
import type { ProposalStatus } from '@showbill/contract';
import { useMutation } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useMayEdit } from '../../lib/session.ts';
import { trpc } from '../../lib/trpc.ts';
import { TEXTS } from '../../texts/index.ts';
import { DeclineDialog } from '../../ui/sales/decline-dialog.tsx';
import { AcceptDialog } from './dialogs/accept-dialog.tsx';
import { ConfirmDialog, type Confirmed } from './dialogs/confirm-dialog.tsx';
import { type HandKind, LetterDialog } from './dialogs/letter-dialog.tsx';
import { SendDialog } from './dialogs/send-dialog.tsx';
import { TemplateDialog } from './dialogs/template-dialog.tsx';
import { useShown } from './dialogs/use-shown.ts';
import { useEditing } from './editing.ts';

const texts = TEXTS.editor.actions;
const route = getRouteApi('/inside/proposals/$id');

type Deed = 'send' | 'accept' | 'decline' | 'amend' | 'duplicate' | Confirmed;
const CONFIRMED: readonly Deed[] = ['delete', 'cancel', 'renewLink', 'revise'];

/** What can be done from each status, the most likely first: that one is the button. */
const DEEDS: Readonly<Record<ProposalStatus, readonly [Deed, ...Deed[]]>> = {
  draft: ['send', 'duplicate', 'delete'],
  sent: ['accept', 'decline', 'revise', 'duplicate'],
  accepted: ['amend', 'duplicate', 'cancel'],
  declined: ['revise', 'duplicate'],
  expired: ['send', 'duplicate'],
  cancelled: ['duplicate'],
};

/** What can be done with the whole proposal. */
export function Actions() {
  const { proposal, report, state, settled } = useEditing();
  const { id, number, status, signed, share_url: page, sent_at: sentAt } = proposal;
  const mayEdit = useMayEdit();
  const navigate = useNavigate();
  const asked = useAsked(status);
  const [asking, setAsking] = useState<Deed | null>(asked);
  const [isKeeping, setIsKeeping] = useState(false);
  const shown = useShown(() => setAsking(null));
  const [writing, setWriting] = useState<HandKind | null>(null);
  const byHand: HandKind | null = status === 'sent' ? 'proposal.expiring' : signed ? 'proposal.accepted' : null;
  const opened = {
    onSuccess: (made: { id: string }) => void navigate({ to: '/proposals/$id', params: { id: made.id } }),
    onError: report,
  };
  const [waiting, setWaiting] = useState(false);
  const duplicate = useMutation(trpc.proposals.duplicate.mutationOptions(opened));
  const amend = useMutation(trpc.proposals.amend.mutationOptions(opened));
  const [first, ...others] = DEEDS[status];
  // a draft that has been with a client stays
  const more = others.filter((deed) => deed !== 'delete' || sentAt === null);

  /** With all that was typed: a field that is left by the click saves first. */
  async function act(deed: Deed): Promise<void> {
    setWaiting(true);
    const isSaved = await settled();
    setWaiting(false);
    if (!isSaved) return;
    if (deed === 'duplicate') duplicate.mutate({ id });
    else if (deed === 'amend') amend.mutate({ id });
    else setAsking(deed);
  }

  async function keep(): Promise<void> {
    if (await settled()) setIsKeeping(true);
  }

  async function copyLink(): Promise<void> {
    await navigator.clipboard.writeText(page);
    notifications.show({ message: texts.copied });
  }

  return (
    <Group gap="xs" justify="flex-end">
      <Button component="a" href={page} target="_blank" rel="noreferrer" variant="default">
        {texts.preview}
      </Button>
      <Menu position="bottom-end" width={220}>
        <Menu.Target>
          <ActionIcon variant="default" size={36} aria-label={texts.more}>
            <DotsHorizontalIcon />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {status !== 'draft' && (
            <Menu.Item component="a" href={`${page}?document=proposal`} target="_blank" rel="noreferrer" download>
              {texts.download}
            </Menu.Item>
          )}
          {signed && (
            <Menu.Item component="a" href={`${page}?document=signed-copy`} target="_blank" rel="noreferrer">
              {texts.signedCopy}
            </Menu.Item>
          )}
          <Menu.Item onClick={() => void copyLink().catch(report)}>{texts.copyLink}</Menu.Item>
          {mayEdit && byHand !== null && (
            <Menu.Item onClick={() => setWriting(byHand)}>{TEXTS.mailing.byHand[byHand].action}</Menu.Item>
          )}
          {mayEdit && <Menu.Item onClick={() => void keep()}>{TEXTS.sales.template.save}</Menu.Item>}
          {mayEdit && <Menu.Item onClick={() => void act('renewLink')}>{texts.renewLink}</Menu.Item>}
          {mayEdit &&
            more.map((deed) => (
              <Menu.Item
                key={deed}
                {...((deed === 'delete' || deed === 'cancel') && { c: 'var(--bad)' })}
                onClick={() => void act(deed)}
              >
                {texts[deed]}
              </Menu.Item>
            ))}
        </Menu.Dropdown>
      </Menu>
      {mayEdit && (
        <Button
          loading={waiting || duplicate.isPending || amend.isPending}
          disabled={state === 'stuck'}
          onClick={() => void act(first)}
        >
          {status === 'expired' ? texts.sendAgain : texts[first]}
        </Button>
      )}
      {writing !== null && <LetterDialog kind={writing} onClose={() => setWriting(null)} />}
      {asking === 'send' && <SendDialog onClose={() => setAsking(null)} />}
      {asking === 'accept' && <AcceptDialog onClose={() => setAsking(null)} />}
      {asking === 'decline' && (
        <DeclineDialog id={id} number={number} onDone={(now) => shown(now)} onClose={() => setAsking(null)} />
      )}
      {isKeeping && <TemplateDialog onClose={() => setIsKeeping(false)} />}
      {asking !== null && CONFIRMED.includes(asking) && (
        <ConfirmDialog deed={asking as Confirmed} onClose={() => setAsking(null)} />
      )}
    </Group>
  );
}

/** What the address asks for at once, where it can be done from this status; the address then forgets it. */
function useAsked(status: ProposalStatus): Deed | null {
  const { do: asked } = route.useSearch();
  const navigate = route.useNavigate();
  const mayEdit = useMayEdit();
  const deed = DEEDS[status].find((each) => each === asked) ?? null;
  useEffect(() => {
    if (asked !== undefined) void navigate({ search: {}, replace: true });
  }, [asked, navigate]);
  return mayEdit && (deed === 'send' || deed === 'accept') ? deed : null;
}
