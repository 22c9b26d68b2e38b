import { useQuery } from '@tanstack/react-query';
import { formatCount } from '../../../lib/format.ts';
import { client, queryClient, trpc } from '../../../lib/trpc.ts';
import { TEXTS } from '../../../texts/index.ts';
import { NamedList } from './named-list.tsx';

const texts = TEXTS.sales.settings;

function readAgain(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: trpc.templates.pathKey() });
}

export function Templates() {
  const { data: templates = [] } = useQuery(trpc.templates.list.queryOptions());
  return (
    <NamedList
      title={texts.templates}
      lead={texts.templatesLead}
      none={texts.noTemplates}
      items={templates.map(({ id, name, lines, days }) => ({
        id,
        name,
        fact: TEXTS.sales.template.lines(formatCount(lines), formatCount(days)),
      }))}
      removing={{ title: texts.removeTemplate, text: texts.removeTemplateText }}
      rename={async (id, name) => {
        await client.templates.rename.mutate({ id, name });
        await readAgain();
      }}
      remove={async (id) => {
        await client.templates.remove.mutate({ id });
        await readAgain();
      }}
    />
  );
}
