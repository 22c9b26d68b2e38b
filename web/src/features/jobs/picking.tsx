import { Button, Checkbox, Group } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { formatCount, formatMoment } from '../../lib/format.ts';
import { useMayEdit } from '../../lib/session.ts';
import { trpc } from '../../lib/trpc.ts';
import { TEXTS } from '../../texts/index.ts';
import { SUB_HIRE_TEXTS } from '../../texts/sub-hires/index.ts';
import { Problem } from '../../ui/problem.tsx';
import type { OpenJob, PickingLine } from './open-job.ts';
import { withTick } from './open-job.ts';
import classes from './picking.module.css';
import { PickingPdf } from './picking-pdf.tsx';

const texts = TEXTS.jobs.picking;
const measures: Partial<Record<PickingLine['unit'], string>> = texts.measures;

/** What is to be picked, by category, with ticks that everybody in the warehouse sees. */
export function Picking({ job }: { readonly job: OpenJob }) {
  const mayEdit = useMayEdit();
  const queryClient = useQueryClient();
  const key = trpc.jobs.get.queryKey({ id: job.id });
  const tick = useMutation(
    trpc.jobs.tick.mutationOptions({
      onMutate: async ({ line, ticked }) => {
        await queryClient.cancelQueries({ queryKey: key });
        queryClient.setQueryData(key, (now) => now && withTick(now, line, ticked));
      },
      onSettled: () => queryClient.invalidateQueries({ queryKey: key }),
    }),
  );
  const lines = job.picking.flatMap(({ entries }) => entries.flatMap((entry) => [entry, ...entry.accessories]));
  const done = lines.filter(({ ticked }) => ticked !== null).length;
  const row = (line: PickingLine) => (
    <Row
      key={line.line}
      line={line}
      onTick={mayEdit ? (ticked) => tick.mutate({ id: job.id, line: line.line, ticked }) : null}
    />
  );
  return (
    <section className={classes.picking}>
      <Group justify="space-between" className={classes.top}>
        <h2>
          {texts.heading}
          {lines.length > 0 && (
            <span className={`quiet ${classes.progress}`}>
              {texts.progress(formatCount(done), formatCount(lines.length))}
            </span>
          )}
        </h2>
        {lines.length > 0 && (
          <Group gap="xs" className={classes.actions}>
            <Button variant="default" onClick={() => window.print()}>
              {texts.print}
            </Button>
            <PickingPdf id={job.id} />
          </Group>
        )}
      </Group>
      {tick.error !== null && <Problem error={tick.error} />}
      {lines.length === 0 && <p className="quiet">{texts.nothing}</p>}
      {job.picking.map(({ category, entries }) => (
        <div key={category} className={classes.category}>
          <h3>{TEXTS.categories[category]}</h3>
          <ul>
            {entries.map((entry) => (
              <li key={entry.line}>
                {row(entry)}
                {entry.accessories.length > 0 && (
                  <ul className={classes.accessories}>
                    {entry.accessories.map((accessory) => (
                      <li key={accessory.line}>{row(accessory)}</li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

interface RowProps {
  readonly line: PickingLine;
  /** Null: not by this person. */
  readonly onTick: ((ticked: boolean) => void) | null;
}

function Row({ line: { name, unit, units, parts, from_suppliers: hired, ticked }, onTick }: RowProps) {
  const count = [formatCount(units), measures[unit]].filter(Boolean).join(' ');
  return (
    <div className={classes.row} data-ticked={ticked !== null || undefined}>
      <Checkbox
        aria-label={texts.tick(count, name)}
        checked={ticked !== null}
        disabled={onTick === null}
        onChange={({ currentTarget }) => onTick?.(currentTarget.checked)}
        label={name}
        description={[...parts.map(textOfPart), ...hired.map(textOfHired)].join(', ') || undefined}
      />
      {ticked !== null && (
        <span className={`quiet ${classes.by}`}>
          {ticked.by === null ? formatMoment(ticked.at) : texts.by(ticked.by, formatMoment(ticked.at))}
        </span>
      )}
      <span className={classes.units}>{count}</span>
    </div>
  );
}

function textOfPart({ name, units }: PickingLine['parts'][number]): string {
  return `${formatCount(units)} × ${name}`;
}

function textOfHired({ part, supplier, units }: PickingLine['from_suppliers'][number]): string {
  const said = SUB_HIRE_TEXTS.from(formatCount(units), supplier);
  return part === null ? said : `${part}: ${said}`;
}
