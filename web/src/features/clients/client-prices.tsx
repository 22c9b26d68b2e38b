import { Select } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { client, queryClient, trpc } from '../../lib/trpc.ts';
import { TEXTS } from '../../texts/index.ts';
import { Problem } from '../../ui/problem.tsx';

const texts = TEXTS.clients;

interface ClientPricesProps {
  readonly id: string;
  /** Null: the usual prices. */
  readonly list: string | null;
  readonly readOnly: boolean;
}

/** Which of the company's price lists a client has; nothing where the company has none. */
export function ClientPrices({ id, list, readOnly }: ClientPricesProps) {
  const { data } = useQuery(trpc.prices.settings.queryOptions());
  const save = useMutation({
    mutationFn: (next: string | null) => client.clients.update.mutate({ id, price_list_id: next }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: trpc.clients.get.queryKey({ id }) }),
  });
  if (data === undefined || data.price_lists.length === 0) return null;
  return (
    <>
      <Select
        mt="sm"
        label={texts.prices}
        placeholder={texts.usualPrices}
        clearable
        readOnly={readOnly}
        data={data.price_lists.map(({ id: value, name }) => ({ value, label: name }))}
        value={save.isPending ? save.variables : list}
        onChange={(next) => save.mutate(next)}
      />
      {save.isError && <Problem error={save.error} />}
    </>
  );
}
