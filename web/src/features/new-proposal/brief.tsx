import { Button, Group, Text, Textarea } from '@mantine/core';
import { getHotkeyHandler } from '@mantine/hooks';
import type { FormEvent } from 'react';
import { fieldOf, sentenceOf } from '../../lib/problem.ts';
import { useCompany } from '../../lib/session.ts';
import { TEXTS } from '../../texts/index.ts';
import type { TypedFields } from './brief-fields.ts';
import { isBlank } from './draft.ts';
import { EventFields } from './event-fields.tsx';
import classes from './new-proposal.module.css';
import { TemplatePicker } from './template-picker.tsx';
import type { Understood } from './use-understood.ts';
import { formatCount } from '../../lib/format.ts';

const texts = TEXTS.newProposal;

interface Props {
  readonly typed: TypedFields;
  readonly understood: Understood | null;
  /** Of the try before. */
  readonly error: unknown;
  readonly isRefused: boolean;
  readonly onChange: (change: TypedFields) => void;
  readonly onClear: () => void;
  readonly onGenerate: () => void;
  /** The template that it is made from, instead of words. */
  readonly template: string | null;
  readonly isMaking: boolean;
  readonly onTemplate: (id: string | null) => void;
  readonly onMake: () => void;
}

/** What the client said, and what is known of the event below it. */
export function Brief(props: Props) {
  const { typed, understood, error, isRefused, onChange, onClear, onGenerate, template } = props;
  const { quota } = useCompany();
  const { description = '' } = typed;
  const isReady = (description.trim() !== '' || template !== null) && !isRefused;
  const wrong = fieldOf(error);
  const errorAt = (field: string) => (wrong === field ? { error: sentenceOf(error) } : {});

  function submit(event?: FormEvent): void {
    event?.preventDefault();
    if (!isReady) return;
    if (template === null) onGenerate();
    else props.onMake();
  }

  return (
    <form onSubmit={submit} className={classes.brief}>
      <TemplatePicker value={template} onChange={props.onTemplate} />
      {template === null && (
        <Textarea
          label={texts.description}
          description={texts.hint}
          placeholder={texts.placeholder}
          classNames={{ label: classes.question ?? '', input: classes.words ?? '' }}
          autosize
          minRows={7}
          maxRows={20}
          autoFocus
          value={description}
          onChange={({ currentTarget: { value } }) => onChange({ description: value })}
          onKeyDown={getHotkeyHandler([['mod+Enter', () => submit()]])}
          {...errorAt('event.description')}
        />
      )}
      <EventFields
        usualDays={template === null ? '1' : ''}
        typed={typed}
        understood={understood}
        errorAt={errorAt}
        onChange={onChange}
      />
      <div className={classes.foot}>
        <Text c="dimmed" size="sm" className="figure">
          {texts.quota(formatCount(quota.used), formatCount(quota.limit))}
        </Text>
        <Group gap="xs">
          {!isBlank(typed) && (
            <Button variant="subtle" color="gray" size="md" onClick={onClear}>
              {texts.clear}
            </Button>
          )}
          <Button type="submit" size="md" disabled={!isReady} loading={props.isMaking}>
            {template === null ? texts.generate : TEXTS.sales.template.make}
          </Button>
        </Group>
      </div>
    </form>
  );
}
