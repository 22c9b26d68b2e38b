import { SegmentedControl } from '@mantine/core';
import type { TemplateKind } from '@showbill/contract';
import { LANGUAGES } from '@showbill/contract/languages';
import { TEMPLATE_KINDS } from '@showbill/contract/template';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCompany } from '../../../lib/session.ts';
import { trpc } from '../../../lib/trpc.ts';
import { TEXTS } from '../../../texts/index.ts';
import { LanguageSelect } from '../../../ui/language-select.tsx';
import { LoadingRows } from '../../../ui/loading.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { Section } from '../section.tsx';
import classes from './template-form.module.css';
import { TemplateForm } from './template-form.tsx';

const texts = TEXTS.mailing.templates;

/** What the company writes to its clients, in its own words. */
export function Templates() {
  const { company } = useCompany();
  const [language, setLanguage] = useState(company.language);
  const templates = useQuery(trpc.mail.templates.queryOptions({ language }));
  const [kind, setKind] = useState<TemplateKind>('proposal.sent');
  const template = templates.data?.find((one) => one.kind === kind);
  return (
    <Section title={texts.heading} lead={texts.lead}>
      <LanguageSelect
        label={texts.language}
        maw={240}
        mb="md"
        value={language}
        onChange={(chosen) => setLanguage(LANGUAGES.find((one) => one === chosen) ?? language)}
      />
      {templates.isPending && <LoadingRows label={texts.loading} rows={3} />}
      {templates.isError && <Problem error={templates.error} onRetry={() => void templates.refetch()} />}
      {template !== undefined && (
        <>
          <SegmentedControl
            aria-label={texts.kind}
            classNames={{ root: classes.kinds ?? '', control: classes.kind ?? '', label: classes.name ?? '' }}
            mb="md"
            data={TEMPLATE_KINDS.map((value) => ({ value, label: texts.kinds[value] }))}
            value={kind}
            onChange={(chosen) => setKind(TEMPLATE_KINDS.find((one) => one === chosen) ?? kind)}
          />
          <TemplateForm key={`${kind} ${language}`} template={template} language={language} />
        </>
      )}
    </Section>
  );
}
