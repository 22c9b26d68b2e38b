import { Button } from '@mantine/core';
import { addressOf } from '../../../lib/address.ts';
import { useCompany } from '../../../lib/session.ts';
import { TEXTS } from '../../../texts/index.ts';
import { Section } from '../section.tsx';

const texts = TEXTS.settings.company;

/** For owners: all that belongs to the company, as a file to keep. */
export function Archive() {
  const { company, role } = useCompany();
  if (role !== 'owner') return null;
  return (
    <Section title={texts.archive} lead={texts.archiveLead}>
      <Button component="a" variant="default" href={addressOf(`app/companies/${company.id}/archive`)} download>
        {texts.download}
      </Button>
    </Section>
  );
}
