import { Anchor, Button, Group, Stack, Text, Title } from '@mantine/core';
import { CheckIcon } from '@radix-ui/react-icons';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useCompany, useMayEdit } from '../../lib/session.ts';
import { queryClient, trpc } from '../../lib/trpc.ts';
import { LOCALE, TEXTS } from '../../texts/index.ts';
import { LoadingRows } from '../../ui/loading.tsx';
import { MailCheck } from '../../ui/mail-check.tsx';
import { Page } from '../../ui/page.tsx';
import { Problem } from '../../ui/problem.tsx';
import classes from './first-run.module.css';
import { TaxForm } from './tax-form.tsx';
import { formatCount } from '../../lib/format.ts';

const texts = TEXTS.entry.firstRun;

/** From a company that has just signed up to its first proposal. */
export function FirstRun() {
  const { company } = useCompany();
  const progress = useQuery(trpc.company.progress.queryOptions());
  const mayEdit = useMayEdit();
  const isDone = company.tax_decided && progress.data?.has_proposals === true;
  return (
    <Page title={texts.title}>
      <Text mb="lg" c="dimmed">
        {mayEdit ? (isDone ? texts.ready : texts.lead)(company.name) : texts.viewer}
      </Text>
      {progress.isPending ? (
        <LoadingRows label={texts.loading} rows={3} />
      ) : progress.isError ? (
        <Problem error={progress.error} onRetry={() => void progress.refetch()} />
      ) : (
        <>
          <ol className={classes.steps} aria-label={texts.steps}>
            <CompanyStep mayEdit={mayEdit} />
            <CatalogueStep products={progress.data.products} mayEdit={mayEdit} />
            <ProposalStep has={progress.data.has_proposals} possible={progress.data.products > 0} mayEdit={mayEdit} />
          </ol>
          <section className={classes.mail} aria-labelledby="first-run-mail">
            <Title order={2} id="first-run-mail" mb="xs">
              {TEXTS.mailing.check.heading}
            </Title>
            <MailCheck />
          </section>
        </>
      )}
    </Page>
  );
}

function CompanyStep({ mayEdit }: { readonly mayEdit: boolean }) {
  const { company } = useCompany();
  const settings = useQuery(trpc.company.settings.queryOptions());
  const usualTax = settings.data?.usual_tax ?? null;
  const country = new Intl.DisplayNames(LOCALE, { type: 'region' }).of(company.country) ?? company.country;
  return (
    <Step number={1} heading={texts.company.heading} done={company.tax_decided}>
      <Text c="dimmed">{texts.company.text(country, company.currency, company.time_zone)}</Text>
      {!company.tax_decided && mayEdit && usualTax !== null && <TaxForm tax={usualTax} />}
      <Anchor component={Link} to="/settings/company" className="tap">
        {company.tax_decided ? texts.company.more : TEXTS.tax.more}
      </Anchor>
    </Step>
  );
}

function CatalogueStep({ products, mayEdit }: { readonly products: number; readonly mayEdit: boolean }) {
  const sample = useMutation(
    trpc.catalogue.startFromSample.mutationOptions({
      onSuccess: () => queryClient.invalidateQueries({ queryKey: [['company']] }),
    }),
  );
  const { catalogue } = texts;
  if (products > 0) {
    return (
      <Step number={2} heading={catalogue.heading} done>
        <Text c="dimmed">{catalogue.has(formatCount(products), products)}</Text>
        <Anchor component={Link} to="/catalogue" className="tap">
          {catalogue.look}
        </Anchor>
      </Step>
    );
  }
  return (
    <Step number={2} heading={catalogue.heading} done={false}>
      <Text>{catalogue.text}</Text>
      {mayEdit && (
        <>
          <Group gap="xs">
            <Button component={Link} to="/catalogue/import">
              {catalogue.import}
            </Button>
            <Button variant="default" loading={sample.isPending} onClick={() => sample.mutate()}>
              {catalogue.sample}
            </Button>
          </Group>
          <Text size="sm" c="dimmed">
            {catalogue.sampleText}
          </Text>
          {sample.isError && <Problem error={sample.error} />}
        </>
      )}
    </Step>
  );
}

interface ProposalStepProps {
  readonly has: boolean;
  readonly possible: boolean;
  readonly mayEdit: boolean;
}

function ProposalStep({ has, possible, mayEdit }: ProposalStepProps) {
  const { proposal } = texts;
  return (
    <Step number={3} heading={proposal.heading} done={has}>
      <Text {...(has && { c: 'dimmed' })}>{has ? proposal.has : possible ? proposal.text : proposal.later}</Text>
      {has ? (
        <Anchor component={Link} to="/proposals" className="tap">
          {proposal.look}
        </Anchor>
      ) : (
        possible &&
        mayEdit && (
          <Group>
            <Button component={Link} to="/proposals/new">
              {proposal.make}
            </Button>
          </Group>
        )
      )}
    </Step>
  );
}

interface StepProps {
  readonly number: number;
  readonly heading: string;
  readonly done: boolean;
  readonly children: ReactNode;
}

function Step({ number, heading, done, children }: StepProps) {
  return (
    <li className={classes.step}>
      <span className={done ? `${classes.mark} ${classes.done}` : classes.mark}>
        {done ? <CheckIcon role="img" aria-label={texts.done} /> : number}
      </span>
      <Stack gap="xs">
        <Title order={2}>{heading}</Title>
        {children}
      </Stack>
    </li>
  );
}
