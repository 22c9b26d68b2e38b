import { TagsInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { readSalesAgain } from '../../../lib/read-sales-again.ts';
import { useMayEdit } from '../../../lib/session.ts';
import { client, trpc } from '../../../lib/trpc.ts';
import { TEXTS } from '../../../texts/index.ts';
import { Problem } from '../../../ui/problem.tsx';
import { NOBODY, OwnerSelect } from '../../../ui/sales/owner-select.tsx';
import { TagList } from '../../../ui/sales/tag-list.tsx';
import { useEditing } from '../editing.ts';
import side from '../side/side.module.css';
import type { ProposalSales } from './answers.ts';
import { FollowUps } from './follow-ups.tsx';
import { Outcome } from './outcome.tsx';
import classes from './sales.module.css';

const texts = TEXTS.sales;

/** How this proposal is being sold, whatever its status. */
export function Sales() {
  const { proposal } = useEditing();
  const { id } = proposal;
  const mayEdit = useMayEdit();
  const found = useQuery(trpc.sales.get.queryOptions({ id }));
  const { data } = found;
  return (
    <section className={side.section} aria-label={texts.heading}>
      <h2>{texts.heading}</h2>
      {found.isError && <Problem error={found.error} onRetry={() => void found.refetch()} />}
      {found.isPending && mayEdit && <div className={classes.waiting} />}
      {data !== undefined && (
        <div className={classes.parts}>
          {data.result !== null && <Outcome key={data.result} id={id} result={data.result} sales={data} />}
          {mayEdit ? <Owner id={id} owner={data.owner} /> : <OwnerName owner={data.owner} />}
          {mayEdit ? <Tags id={id} tags={data.tags} /> : <TagList tags={data.tags} />}
          <FollowUps id={id} followUps={data.follow_ups} />
        </div>
      )}
    </section>
  );
}

function Owner({ id, owner }: { readonly id: string; readonly owner: ProposalSales['owner'] }) {
  const assign = useMutation({
    mutationFn: (to: string) => client.sales.assign.mutate({ id, owner: to === NOBODY ? null : to }),
    onSettled: readSalesAgain,
  });
  return (
    <div>
      <OwnerSelect
        label={texts.owner}
        size="xs"
        value={assign.isPending ? assign.variables : (owner?.id ?? NOBODY)}
        name={owner?.name}
        onChange={(to) => assign.mutate(to)}
      />
      {assign.isError && <Problem error={assign.error} />}
    </div>
  );
}

function OwnerName({ owner }: { readonly owner: ProposalSales['owner'] }) {
  return (
    <p>
      <span className="quiet">{texts.owner}:</span> {owner?.name ?? texts.nobody}
    </p>
  );
}

function Tags({ id, tags }: { readonly id: string; readonly tags: ProposalSales['tags'] }) {
  const known = useQuery(trpc.sales.tags.queryOptions());
  const names = tags.map(({ name }) => name);
  const change = useMutation({
    mutationFn: async (wanted: readonly string[]) => {
      for (const name of wanted.filter((each) => !names.includes(each))) await client.sales.tag.mutate({ id, name });
      for (const tag of tags.filter(({ name }) => !wanted.includes(name))) {
        await client.sales.untag.mutate({ id, tag: tag.id });
      }
    },
    onSettled: readSalesAgain,
  });
  return (
    <div>
      <TagsInput
        label={texts.tags}
        placeholder={texts.addTag}
        size="xs"
        maxLength={40}
        maxTags={20}
        data={(known.data ?? []).map(({ name }) => name)}
        value={change.isPending ? [...change.variables] : names}
        onChange={(wanted) => change.mutate(wanted)}
      />
      {change.isError && <Problem error={change.error} />}
    </div>
  );
}
