import { TextInput } from '@mantine/core';
import { ATTENDEES_LIMIT, DAYS_LIMIT } from '@showbill/contract/limits';
import { TEXTS } from '../../texts/index.ts';
import { ClientPicker } from '../../ui/client-picker.tsx';
import { FigureField } from '../../ui/figure-field.tsx';
import { type FoundField, foundIn, named, shownFields, type TypedFields } from './brief-fields.ts';
import { FoundLabel } from './found-label.tsx';
import { NewClientOffer } from './new-client-offer.tsx';
import classes from './new-proposal.module.css';
import type { Understood } from './use-understood.ts';

const texts = TEXTS.newProposal;

interface Props {
  readonly typed: TypedFields;
  readonly understood: Understood | null;
  /** How many days it lasts where nobody says. */
  readonly usualDays: string;
  readonly errorAt: (field: string) => { readonly error?: string };
  readonly onChange: (change: TypedFields) => void;
}

/** When, where, how many and for whom: as the words say, until somebody types. */
export function EventFields({ typed, understood, usualDays, errorAt, onChange }: Props) {
  const found = foundIn(understood);
  const fields = shownFields(typed, found);
  const wordsOf = (field: FoundField) => (field in typed ? undefined : found[field]?.words);
  const label = (field: FoundField) => <FoundLabel name={texts[field]} words={wordsOf(field)} />;
  const isNew = fields.client !== null && fields.client.id === null;
  const marked: readonly FoundField[] = ['date', 'days', 'attendees', 'venue', 'client'];

  return (
    <>
      <p className={classes.found} role="status">
        {marked.some((field) => wordsOf(field) !== undefined) && texts.foundHint}
      </p>
      <div className={classes.fields}>
        <TextInput
          type="date"
          label={label('date')}
          value={fields.date}
          onChange={({ currentTarget: { value } }) => onChange({ date: value })}
          {...errorAt('event.date')}
        />
        <FigureField
          label={label('days')}
          placeholder={usualDays}
          decimals={0}
          least={1}
          most={DAYS_LIMIT}
          mayBeEmpty
          value={fields.days}
          onChange={(days) => onChange({ days })}
          {...errorAt('event.days')}
        />
        <FigureField
          label={label('attendees')}
          decimals={0}
          least={1}
          most={ATTENDEES_LIMIT}
          mayBeEmpty
          value={fields.attendees}
          onChange={(attendees) => onChange({ attendees })}
          {...errorAt('event.attendees')}
        />
        <TextInput
          label={label('venue')}
          value={fields.venue}
          onChange={({ currentTarget: { value } }) => onChange({ venue: value })}
          {...errorAt('event.venue')}
        />
        <div className={classes.client}>
          <ClientPicker
            label={label('client')}
            mayAdd
            value={fields.client}
            onChange={(client) => onChange({ client: client && named(client) })}
            {...errorAt('client_id')}
          />
          {fields.client === null && <NewClientOffer understood={understood} onTake={onChange} />}
          {isNew && (
            <TextInput
              type="email"
              label={label('clientEmail')}
              value={fields.clientEmail}
              onChange={({ currentTarget: { value } }) => onChange({ clientEmail: value })}
              {...errorAt('client.email')}
            />
          )}
        </div>
      </div>
    </>
  );
}
