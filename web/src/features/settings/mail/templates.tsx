import { SegmentedControl } from '@mantine/core';
import type { TemplateKind } from '@showbill/contract';
import { TEMPLATE_KINDS } from '@showbill/contract/template';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { trpc } from '../../../lib/trpc.ts';
import { TEXTS } from '../../../texts/index.ts';
import { LoadingRows } from '../../../ui/loading.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { Section } from '../section.tsx';
import { TemplateForm } from './template-form.tsx';

const texts = TEXTS.mailing.templates;

/** What the company writes to its clients, in its own words. */
export function Templates() {
  const templates = useQuery(trpc.mail.templates.queryOptions());
  const [kind, setKind] = useState<TemplateKind>('proposal.sent');
  const template = templates.data?.find((one) => one.kind === kind);
  return (
    <Section title={texts.heading} lead={texts.lead}>
      {templates.isPending && <LoadingRows label={texts.loading} rows={3} />}
      {templates.isError && <Problem error={templates.error} onRetry={() => void templates.refetch()} />}
      {template !== undefined && (
        <>
          <SegmentedControl
            aria-label={texts.kind}
            mb="md"
            data={TEMPLATE_KINDS.map((value) => ({ value, label: texts.kinds[value] }))}
            value={kind}
            onChange={(chosen) => setKind(TEMPLATE_KINDS.find((one) => one === chosen) ?? kind)}
          />
          <TemplateForm key={kind} template={template} />
        </>
      )}
    </Section>
  );
}
