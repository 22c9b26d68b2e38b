import { Button, Text, Textarea, TextInput } from '@mantine/core';
import { getHotkeyHandler } from '@mantine/hooks';
import { ATTENDEES_LIMIT, DAYS_LIMIT } from '@showbill/contract/limits';
import { formatCount } from '@showbill/contract/words';
import type { FormEvent } from 'react';
import { fieldOf, sentenceOf } from '../../lib/problem.ts';
import { useCompany } from '../../lib/session.ts';
import { TEXTS } from '../../texts/index.ts';
import { FigureField } from '../../ui/figure-field.tsx';
import { ClientPicker } from '../client-picker/index.ts';
import type { BriefFields } from './brief-fields.ts';
import { Found } from './found.tsx';
import classes from './new-proposal.module.css';
import { useUnderstood } from './use-understood.ts';

const texts = TEXTS.newProposal;

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
        <FigureField
          label={texts.days}
          placeholder={String(understood?.days?.value ?? 1)}
          decimals={0}
          least={1}
          most={DAYS_LIMIT}
          mayBeEmpty
          value={fields.days}
          onChange={(days) => onChange({ days })}
          {...errorAt('event.days')}
        />
        <FigureField
          label={texts.attendees}
          placeholder={understood?.attendees ? formatCount(understood.attendees.value) : ''}
          decimals={0}
          least={1}
          most={ATTENDEES_LIMIT}
          mayBeEmpty
          value={fields.attendees}
          onChange={(attendees) => onChange({ attendees })}
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
