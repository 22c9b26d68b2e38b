import { Button, Select, Text } from '@mantine/core';
import { ROLES, type Role } from '@showbill/contract/vocabulary';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { formatMoment } from '../../../lib/format.ts';
import { useCompany, useSession } from '../../../lib/session.ts';
import { queryClient, trpc } from '../../../lib/trpc.ts';
import { TEXTS } from '../../../texts/index.ts';
import { Confirm } from '../../../ui/confirm.tsx';
import { LeaveCompany } from '../../../ui/leave-company.tsx';
import { Problem } from '../../../ui/problem.tsx';
import classes from '../settings.module.css';

const texts = TEXTS.settings.team;
const CHOICES = ROLES.map((role) => ({ value: role, label: texts.roles[role] }));

export interface Member {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly since: string;
  readonly has_second_factor: boolean;
}

/** A member; owners change roles and remove, everybody may leave. */
export function MemberItem({ member, isOwner }: { readonly member: Member; readonly isOwner: boolean }) {
  const { user } = useSession();
  const { company } = useCompany();
  const isSelf = member.id === user.id;
  const [asking, setAsking] = useState(false);
  const change = useMutation(trpc.team.changeRole.mutationOptions({ onSettled: readAgain }));

  function choose(role: string | null): void {
    const known = ROLES.find((name) => name === role);
    if (known !== undefined) change.mutate({ user_id: member.id, role: known });
  }

  return (
    <li className={classes.item}>
      <div>
        <Text fw={550} component="div">
          {member.name} {isSelf && <span className="quiet">({texts.you})</span>}
        </Text>
        <div className={classes.facts}>
          <span>{member.email}</span>
          <span>
            {texts.since} {formatMoment(member.since)}
          </span>
          {member.has_second_factor && <span>{TEXTS.entry.secondFactor.title}</span>}
        </div>
      </div>
      <div className={classes.doings}>
        {isOwner ? (
          <Select
            aria-label={texts.roleOf(member.name)}
            data={CHOICES}
            value={change.isPending ? change.variables.role : member.role}
            onChange={choose}
            allowDeselect={false}
            disabled={change.isPending}
            w={120}
          />
        ) : (
          <Text title={texts.rights[member.role]}>{texts.roles[member.role]}</Text>
        )}
        {(isOwner || isSelf) && (
          <Button
            variant="default"
            miw={92}
            aria-label={isSelf ? texts.leave : texts.removeWhom(member.name)}
            onClick={() => setAsking(true)}
          >
            {isSelf ? texts.leave : texts.remove}
          </Button>
        )}
      </div>
      {change.isError && <Problem error={change.error} />}
      {asking &&
        (isSelf ? (
          <LeaveCompany company={company.name} onClose={() => setAsking(false)} />
        ) : (
          <Remove member={member} onClose={() => setAsking(false)} />
        ))}
    </li>
  );
}

function Remove({ member, onClose }: { readonly member: Member; readonly onClose: () => void }) {
  const { company } = useCompany();
  const remove = useMutation(
    trpc.team.remove.mutationOptions({
      onSuccess: async () => {
        await readAgain();
        onClose();
      },
    }),
  );
  return (
    <Confirm
      title={texts.removeWhom(member.name)}
      text={texts.removeText(member.name, company.name)}
      action={texts.remove}
      pending={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate({ user_id: member.id })}
      onClose={onClose}
    />
  );
}

function readAgain(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [['team']] });
}
