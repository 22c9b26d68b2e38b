import { Button, NumberInput, Text, Textarea, TextInput } from '@mantine/core';
import { getHotkeyHandler } from '@mantine/hooks';
import { ATTENDEES_LIMIT, DAYS_LIMIT } from '@showbill/contract/limits';
import { formatCount } from '@showbill/contract/words';
import type { FormEvent } from 'react';
import { fieldOf, sentenceOf } from '../../lib/problem.ts';
import { useCompany } from '../../lib/session.ts';
import { TEXTS } from '../../texts/index.ts';
import { ClientPicker, type PickedClient } from '../client-picker/index.ts';
import { Found } from './found.tsx';
import classes from './new-proposal.module.css';
import { useUnderstood } from './use-understood.ts';

const texts = TEXTS.newProposal;

export interface BriefFields {
  readonly description: string;
  readonly date: string;
  readonly days: number | '';
  readonly attendees: number | '';
  readonly venue: string;
  readonly client: PickedClient | null;
  readonly clientEmail: string;
}

export const EMPTY_BRIEF: BriefFields = {
  description: '',
  date: '',
  days: '',
  attendees: '',
  venue: '',
  client: null,
  clientEmail: '',
};

interface Props {
  readonly fields: BriefFields;
  /** Of the try before. */
  readonly error: unknown;
  readonly isRefused: boolean;
  readonly onChange: (change: Partial<BriefFields>) => void;
  readonly onGenerate: () => void;
}

/** What the client said, and what is known of the event beside it. */
export function Brief({ fields, error, isRefused, onChange, onGenerate }: Props) {
  const { quota } = useCompany();
  const understood = useUnderstood(fields.description);
  const isReady = fields.description.trim() !== '' && !isRefused;
  const wrong = fieldOf(error);
  const errorAt = (field: string) => (wrong === field ? { error: sentenceOf(error) } : {});

  function submit(event?: FormEvent): void {
    event?.preventDefault();
    if (isReady) onGenerate();
  }

  return (
    <form onSubmit={submit} className={classes.brief}>
      <Textarea
        label={texts.description}
        description={texts.hint}
        placeholder={texts.placeholder}
        classNames={{ label: classes.question ?? '', input: classes.words ?? '' }}
        autosize
        minRows={7}
        maxRows={20}
        autoFocus
        value={fields.description}
        onChange={({ currentTarget: { value } }) => onChange({ description: value })}
        onKeyDown={getHotkeyHandler([['mod+Enter', () => submit()]])}
        {...errorAt('event.description')}
      />
      <Found understood={understood} fields={fields} onTake={onChange} />
      <div className={classes.fields}>
        <TextInput
          type="date"
          label={texts.date}
          value={fields.date}
          onChange={({ currentTarget: { value } }) => onChange({ date: value })}
          {...errorAt('event.date')}
        />
        <NumberInput
          label={texts.days}
          placeholder={String(understood?.days?.value ?? 1)}
          min={1}
          max={DAYS_LIMIT}
          allowDecimal={false}
          hideControls
          value={fields.days}
          onChange={(days) => onChange({ days: numberOf(days) })}
          {...errorAt('event.days')}
        />
        <NumberInput
          label={texts.attendees}
          placeholder={understood?.attendees ? formatCount(understood.attendees.value) : ''}
          min={1}
          max={ATTENDEES_LIMIT}
          allowDecimal={false}
          thousandSeparator=","
          hideControls
          value={fields.attendees}
          onChange={(attendees) => onChange({ attendees: numberOf(attendees) })}
          {...errorAt('event.attendees')}
        />
        <TextInput
          label={texts.venue}
          value={fields.venue}
          onChange={({ currentTarget: { value } }) => onChange({ venue: value })}
          {...errorAt('event.venue')}
        />
        <ClientPicker
          label={texts.client}
          mayAdd
          value={fields.client}
          onChange={(client) => onChange({ client })}
          {...errorAt('client_id')}
        />
        {fields.client !== null && fields.client.id === null && (
          <TextInput
            type="email"
            label={texts.clientEmail}
            value={fields.clientEmail}
            onChange={({ currentTarget: { value } }) => onChange({ clientEmail: value })}
            {...errorAt('client.email')}
          />
        )}
      </div>
      <div className={classes.foot}>
        <Text c="dimmed" size="sm" className="figure">
          {texts.quota(formatCount(quota.used), formatCount(quota.limit))}
        </Text>
        <Button type="submit" size="md" disabled={!isReady}>
          {texts.generate}
        </Button>
      </div>
    </form>
  );
}

function numberOf(value: string | number): number | '' {
  return typeof value === 'number' && value >= 1 ? value : '';
}
