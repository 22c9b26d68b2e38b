import { Button, Group, Text } from '@mantine/core';
import { readSalesAgain } from '../../../lib/read-sales-again.ts';
import { useMayEdit } from '../../../lib/session.ts';
import { client } from '../../../lib/trpc.ts';
import { useSavedForm } from '../../../lib/use-saved-form.ts';
import { TEXTS } from '../../../texts/index.ts';
import { Problem } from '../../../ui/problem.tsx';
import { OutcomeFields } from '../../../ui/sales/outcome-fields.tsx';
import type { ProposalSales } from './answers.ts';
import classes from './sales.module.css';

const texts = TEXTS.sales.outcome;

interface OutcomeProps {
  readonly id: string;
  readonly result: 'won' | 'lost';
  readonly sales: ProposalSales;
}

/** Why it was won or lost, as the company sees it, beside what the client wrote. */
export function Outcome({ id, result, sales }: OutcomeProps) {
  const mayEdit = useMayEdit();
  const { reason, note } = sales.outcome;
  const said = sales.client_reason;
  return (
    <div>
      {mayEdit ? (
        <OutcomeForm id={id} result={result} saved={{ reason: reason ?? '', note: note ?? '' }} />
      ) : (
        <p>
          <span className="quiet">{texts[result]}:</span> {[reason ?? texts.none, note].filter(Boolean).join('. ')}
        </p>
      )}
      {said !== null && (
        <>
          <p className="quiet">{texts.client}</p>
          <blockquote className={classes.said}>{said}</blockquote>
        </>
      )}
    </div>
  );
}

interface OutcomeFormProps {
  readonly id: string;
  readonly result: 'won' | 'lost';
  readonly saved: { readonly reason: string; readonly note: string };
}

function OutcomeForm({ id, result, saved }: OutcomeFormProps) {
  const form = useSavedForm({
    saved,
    save: (outcome) => client.sales.setOutcome.mutate({ id, ...outcome }),
    onSaved: readSalesAgain,
    keptAs: `outcome.${id}`,
  });
  return (
    <form onSubmit={form.submit} noValidate>
      <OutcomeFields
        result={result}
        value={form.values}
        onChange={({ reason, note }) => {
          if (reason !== undefined) form.field('reason').onChange(reason);
          if (note !== undefined) form.field('note').onChange(note);
        }}
      />
      {form.error !== null && <Problem error={form.error} />}
      {form.isChanged && (
        <Group mt="xs">
          <Button type="submit" size="xs" loading={form.isPending}>
            {texts.save}
          </Button>
        </Group>
      )}
      <Text role="status" size="sm" c="dimmed">
        {form.isSaved && !form.isChanged && texts.saved}
      </Text>
    </form>
  );
}
