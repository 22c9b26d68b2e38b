import { Progress, Stack, Text } from '@mantine/core';
import { useCompany } from '../../../lib/session.ts';
import { TEXTS } from '../../../texts/index.ts';
import { Section } from '../section.tsx';
import { formatCount } from '../../../lib/format.ts';

const texts = TEXTS.settings.plan;
const NEARLY = 90;

export function PlanSettings() {
  const { company, quota } = useCompany();
  const left = Math.max(0, quota.limit - quota.used);
  const part = quota.limit === 0 ? 100 : Math.min(100, (quota.used / quota.limit) * 100);
  return (
    <>
      <Section main title={texts.plans[company.plan]} lead={texts.planText[company.plan]}>
        <Stack gap="xs" maw={620}>
          <Text fw={550} {...(company.subscription !== 'active' && { c: 'var(--bad)' })}>
            {texts.states[company.subscription]}
          </Text>
          {company.subscription !== 'active' && <Text>{texts.stopped}</Text>}
          <Text c="dimmed">{texts.change}</Text>
        </Stack>
      </Section>
      <Section title={texts.usage}>
        <Stack gap="xs" maw={520}>
          <Text className="figure">{texts.used(formatCount(quota.used), formatCount(quota.limit))}</Text>
          <Progress
            value={part}
            aria-label={texts.usage}
            color={part >= 100 ? 'red' : part >= NEARLY ? 'yellow' : 'amber'}
          />
          <Text>{left === 0 ? texts.none : texts.left(formatCount(left), left)}</Text>
          <Text c="dimmed">{texts.counts}</Text>
        </Stack>
      </Section>
    </>
  );
}
