import { useMutation } from '@tanstack/react-query';
import { startAnew } from '../lib/session.ts';
import { trpc } from '../lib/trpc.ts';
import { TEXTS } from '../texts/index.ts';
import { Confirm } from './confirm.tsx';

const texts = TEXTS.settings.team;

interface LeaveCompanyProps {
  /** The name of the one that is worked in. */
  readonly company: string;
  readonly onClose: () => void;
}

/** Asks before a person gives up their own place. */
export function LeaveCompany({ company, onClose }: LeaveCompanyProps) {
  const leave = useMutation(trpc.team.leave.mutationOptions({ onSuccess: () => startAnew() }));
  return (
    <Confirm
      title={texts.leaveTitle(company)}
      text={texts.leaveText(company)}
      action={texts.leave}
      pending={leave.isPending || leave.isSuccess}
      error={leave.error}
      onConfirm={() => leave.mutate()}
      onClose={onClose}
    />
  );
}
