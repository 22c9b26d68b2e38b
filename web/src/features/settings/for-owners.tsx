import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { addressOf } from '../../lib/address.ts';
import { useCompany } from '../../lib/session.ts';
import { Empty } from '../../ui/empty.tsx';
import { Section } from './section.tsx';

interface ForOwnersProps {
  readonly title: string;
  /** Why others see nothing here. */
  readonly why: string;
  readonly children: ReactNode;
}

/** What the company's owners alone see of its settings. */
export function ForOwners({ title, why, children }: ForOwnersProps) {
  const { role } = useCompany();
  if (role === 'owner') return children;
  return (
    <Section main title={title}>
      <Empty text={why} />
    </Section>
  );
}

interface LeadProps {
  readonly text: string;
  /** What the documentation is called here. */
  readonly reference: string;
}

/** What a section is for, and where programmers read on. */
export function LeadToReference({ text, reference }: LeadProps) {
  return (
    <>
      {text}{' '}
      <Anchor href={addressOf('docs')} target="_blank">
        {reference}
      </Anchor>
    </>
  );
}
