import { useQuery } from '@tanstack/react-query';
import { formatCount } from '../../../lib/format.ts';
import { readSalesAgain } from '../../../lib/read-sales-again.ts';
import { client, trpc } from '../../../lib/trpc.ts';
import { TEXTS } from '../../../texts/index.ts';
import { NamedList } from './named-list.tsx';

const texts = TEXTS.sales.settings;

export function Tags() {
  const { data: tags = [] } = useQuery(trpc.sales.tags.queryOptions());
  return (
    <NamedList
      title={texts.tags}
      lead={texts.tagsLead}
      none={texts.noTags}
      items={tags.map(({ id, name, count }) => ({ id, name, fact: texts.used(formatCount(count)) }))}
      removing={{ title: texts.removeTag, text: texts.removeTagText }}
      rename={async (id, name) => {
        await client.sales.renameTag.mutate({ id, name });
        await readSalesAgain();
      }}
      remove={async (id) => {
        await client.sales.removeTag.mutate({ id });
        await readSalesAgain();
      }}
    />
  );
}
