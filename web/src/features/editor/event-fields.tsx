import type { ProposalChange } from '@showbill/contract';
import { ATTENDEES_LIMIT, DAYS_LIMIT, VENUE_LIMIT } from '@showbill/contract/limits';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useCompany } from '../../lib/session.ts';
import { client } from '../../lib/trpc.ts';
import { TEXTS } from '../../texts/index.ts';
import { ClientPicker, type PickedClient } from '../../ui/client-picker.tsx';
import { useEditing } from './editing.ts';
import { DayCell } from './fields/day-cell.tsx';
import { LanguageCell } from './fields/language-cell.tsx';
import { NumberCell } from './fields/number-cell.tsx';
import { TextCell } from './fields/text-cell.tsx';
import classes from './heading.module.css';
import { formatCount } from '../../lib/format.ts';

const texts = TEXTS.editor.fields;
type EventChange = Extract<ProposalChange, { kind: 'set_event' }>;

/** For whom, when and where; each kept as it is left. */
export function EventFields() {
  const { proposal, isOpen, change } = useEditing();
  const { event, valid_until: validUntil } = proposal;
  const { company } = useCompany();
  const set = (fields: Omit<EventChange, 'kind' | 'was'>, was: EventChange['was']) =>
    change([{ kind: 'set_event', ...fields, was }]);
  return (
    <dl className={classes.facts}>
      <Fact label={texts.client} className={classes.client}>
        <ClientField />
      </Fact>
      <Fact label={texts.date} className={classes.date}>
        <DayCell
          label={texts.date}
          day={event.date}
          isOpen={isOpen}
          none={texts.none}
          hint={texts.noDate}
          onCommit={(date, was) => set({ date }, { date: was })}
        />
      </Fact>
      <Fact label={texts.days} className={classes.small}>
        <NumberCell
          label={texts.days}
          value={event.days}
          shown={formatCount(event.days)}
          isOpen={isOpen}
          most={DAYS_LIMIT}
          onCommit={(days, was) => days !== null && was !== null && set({ days }, { days: was })}
        />
      </Fact>
      <Fact label={texts.attendees} className={classes.small}>
        <NumberCell
          label={texts.attendees}
          value={event.attendees}
          shown={event.attendees === null ? (isOpen ? '' : texts.none) : formatCount(event.attendees)}
          placeholder={texts.none}
          isOpen={isOpen}
          most={ATTENDEES_LIMIT}
          mayBeEmpty
          onCommit={(attendees, was) => set({ attendees }, { attendees: was })}
        />
      </Fact>
      <Fact label={texts.venue} className={classes.venue}>
        <TextCell
          label={texts.venue}
          value={event.venue ?? ''}
          placeholder={texts.none}
          isOpen={isOpen}
          mayBeEmpty
          most={VENUE_LIMIT}
          onCommit={(venue, was) => set({ venue: venue || null }, { venue: was || null })}
        />
        {!isOpen && event.venue === null && texts.none}
      </Fact>
      <Fact label={texts.language} className={classes.date}>
        <LanguageCell
          label={texts.language}
          value={proposal.language}
          isOpen={isOpen}
          onCommit={(language) => change([{ kind: 'set_language', language, was: proposal.language }])}
        />
      </Fact>
      <Fact label={texts.validUntil} className={classes.date}>
        <DayCell
          label={texts.validUntil}
          day={validUntil}
          isOpen={isOpen}
          none={texts.none}
          hint={texts.validFor(formatCount(company.validity_days))}
          onCommit={(day, was) => change([{ kind: 'set_valid_until', valid_until: day, was }])}
        />
      </Fact>
    </dl>
  );
}

interface FactProps {
  readonly label: string;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

function Fact({ label, className, children }: FactProps) {
  return (
    <div className={`${classes.fact} ${className ?? ''}`}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function ClientField() {
  const { proposal, isOpen, change, knowClient, report } = useEditing();
  const { client: now } = proposal;
  if (!isOpen) {
    if (now === null) return texts.none;
    return (
      <Link to="/clients/$id" params={{ id: now.id }}>
        {now.name}
      </Link>
    );
  }

  async function pick(picked: PickedClient | null): Promise<void> {
    const was = now?.id ?? null;
    if (picked === null) return change([{ kind: 'set_client', client_id: null, was }]);
    const { id, name, email = null } = picked;
    const chosen = id === null ? await client.clients.create.mutate({ name }) : { id, name, email };
    if (chosen.id === was) return;
    knowClient(chosen);
    const { language } = id === null ? { language: null } : await client.clients.get.query({ id });
    change([
      { kind: 'set_client', client_id: chosen.id, was },
      ...(language === null || language === proposal.language
        ? []
        : [{ kind: 'set_language' as const, language, was: proposal.language }]),
    ]);
  }

  return (
    <ClientPicker
      aria-label={texts.client}
      mayAdd
      classNames={{ input: classes.picker ?? '' }}
      value={now}
      onChange={(picked) => void pick(picked).catch(report)}
    />
  );
}
