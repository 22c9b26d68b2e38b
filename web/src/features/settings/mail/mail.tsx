import { UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { formatMoment } from '../../../lib/format.ts';
import { useMayEdit } from '../../../lib/session.ts';
import { trpc } from '../../../lib/trpc.ts';
import { TEXTS } from '../../../texts/index.ts';
import { Empty } from '../../../ui/empty.tsx';
import { LoadingRows } from '../../../ui/loading.tsx';
import { MailCheck } from '../../../ui/mail-check.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { StateMark } from '../../../ui/state-mark.tsx';
import marks from '../marks.module.css';
import { Section } from '../section.tsx';
import classes from '../settings.module.css';
import { Templates } from './templates.tsx';

const texts = TEXTS.settings.mail;

const TONES = { sent: 'good', waiting: 'quiet', failed: 'bad', kept: 'warn' } as const;

interface Mail {
  readonly id: string;
  readonly proposal_id: string | null;
  readonly to: string | null;
  readonly cc: readonly string[];
  readonly audience: 'client' | 'company' | 'supplier';
  readonly subject: string;
  readonly state: keyof typeof TONES;
  readonly last_error: string | null;
  readonly created_at: string;
}

export function MailSettings() {
  if (useMayEdit()) {
    return (
      <>
        <Section main title={TEXTS.mailing.check.heading}>
          <MailCheck />
        </Section>
        <Templates />
        <Mails />
      </>
    );
  }
  return (
    <Section main title={TEXTS.settings.tabs.mail}>
      <Empty text={texts.editorsOnly} />
    </Section>
  );
}

function Mails() {
  const mail = useQuery(trpc.mail.list.queryOptions());
  return (
    <Section title={texts.recent} lead={texts.lead}>
      {mail.isPending ? (
        <LoadingRows label={texts.loading} />
      ) : mail.isError ? (
        <Problem error={mail.error} onRetry={() => void mail.refetch()} />
      ) : (
        <>
          {mail.data.mails.length === 0 ? (
            <Empty text={texts.empty} />
          ) : (
            <ul className={classes.list} aria-label={texts.recent}>
              {mail.data.mails.map((one) => (
                <MailItem key={one.id} mail={one} />
              ))}
            </ul>
          )}
        </>
      )}
    </Section>
  );
}

function MailItem({ mail }: { readonly mail: Mail }) {
  const [open, setOpen] = useState(false);
  return (
    <li className={marks.row}>
      <UnstyledButton className={marks.try} aria-expanded={open} onClick={() => setOpen(!open)}>
        <StateMark tone={TONES[mail.state]}>{texts.states[mail.state]}</StateMark>
        <span>
          {mail.subject}
          <span className={classes.facts}>
            <span>
              {texts.to} {[mail.to ?? texts.company, ...mail.cc].join(', ')}
            </span>
            {mail.last_error !== null && <span>{mail.last_error}</span>}
          </span>
        </span>
        <time dateTime={mail.created_at} className="quiet figure">
          {formatMoment(mail.created_at)}
        </time>
      </UnstyledButton>
      {open && <MailText id={mail.id} proposalId={mail.proposal_id} />}
    </li>
  );
}

function MailText({ id, proposalId }: { readonly id: string; readonly proposalId: string | null }) {
  const mail = useQuery(trpc.mail.read.queryOptions({ id }));
  if (mail.isPending) return <LoadingRows label={texts.textLoading} rows={3} />;
  if (mail.isError) return <Problem error={mail.error} onRetry={() => void mail.refetch()} />;
  return (
    <div className={marks.more}>
      {proposalId !== null && (
        <Link to="/proposals/$id" params={{ id: proposalId }}>
          {texts.proposal}
        </Link>
      )}
      <pre className={`${marks.text} ${marks.letter}`} tabIndex={0}>
        {mail.data.text}
      </pre>
    </div>
  );
}
