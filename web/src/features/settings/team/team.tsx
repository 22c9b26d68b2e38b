import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useCompany } from '../../../lib/session.ts';
import { trpc } from '../../../lib/trpc.ts';
import { TEXTS } from '../../../texts/index.ts';
import { LoadingRows } from '../../../ui/loading.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { Section } from '../section.tsx';
import classes from '../settings.module.css';
import { Invitations } from './invitations.tsx';
import { InviteForm } from './invite-form.tsx';
import { MemberItem } from './member-item.tsx';
import { RequireSecondFactor } from './require-second-factor.tsx';

const texts = TEXTS.settings.team;

export function TeamSettings() {
  const members = useQuery(trpc.team.members.queryOptions());
  const isOwner = useCompany().role === 'owner';
  const [inviting, { open, close }] = useDisclosure(false);
  return (
    <>
      <Section
        main
        title={TEXTS.settings.tabs.team}
        lead={texts.lead}
        actions={isOwner && <Button onClick={open}>{texts.invite}</Button>}
      >
        {members.isPending ? (
          <LoadingRows label={texts.loading} rows={3} />
        ) : members.isError ? (
          <Problem error={members.error} onRetry={() => void members.refetch()} />
        ) : (
          <ul className={classes.list} aria-label={texts.members}>
            {members.data.map((member) => (
              <MemberItem key={member.id} member={member} isOwner={isOwner} />
            ))}
          </ul>
        )}
      </Section>
      {isOwner && <Invitations />}
      {isOwner && <RequireSecondFactor />}
      {inviting && <InviteForm onClose={close} />}
    </>
  );
}
