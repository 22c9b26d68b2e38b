import { Anchor, Button, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { rememberCompany } from '../../lib/company.ts';
import { fieldErrors } from '../../lib/field-errors.ts';
import { startAnew } from '../../lib/session.ts';
import { likelyTax, type TaxAnswer, taxInput } from '../../lib/tax-answer.ts';
import { trpc } from '../../lib/trpc.ts';
import { TEXTS } from '../../texts/index.ts';
import { GuestPage } from '../../ui/guest-page.tsx';
import { Problem } from '../../ui/problem.tsx';
import { ClosedSignUp } from './closed-sign-up.tsx';
import { CompanyFields, type Whereabouts } from './company-fields.tsx';
import { ConfirmSignUp } from './confirm-sign-up.tsx';
import { TaxFields } from '../../ui/tax-fields.tsx';
import { type Country, likelyCountry, likelyZone } from './whereabouts.ts';

const texts = TEXTS.entry.signUp;
const FIELDS = ['email', 'password', 'country', 'currency', 'time_zone', 'tax_rate', 'tax_number'];
const NONE: readonly Country[] = [];

export function SignUp() {
  const countries = useQuery({ ...trpc.site.countries.queryOptions(), staleTime: Infinity });
  const known = countries.data ?? NONE;
  const [person, setPerson] = useState({ name: '', email: '', password: '' });
  const [company, setCompany] = useState('');
  const [chosen, setChosen] = useState<Whereabouts | null>(null);
  const [ownZone] = useState(() => new Intl.DateTimeFormat().resolvedOptions().timeZone);
  const where = chosen ?? proposed(known, ownZone);
  const usualTax = known.find(({ code }) => code === where.country)?.tax ?? null;
  const [saidTax, setSaidTax] = useState<{ readonly country: string | null; readonly answer: TaxAnswer } | null>(null);
  // what was said is said of a country's tax: another country asks anew
  const tax = saidTax?.country === where.country ? saidTax.answer : likelyTax(usualTax);
  const site = useQuery(trpc.site.get.queryOptions());
  const signUp = useMutation(
    trpc.signUp.mutationOptions({
      onSuccess: ({ company_id: id }) => {
        if (id !== null) begin(id);
      },
    }),
  );
  const errors = fieldErrors(signUp.error, FIELDS);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const { country, currency, zone } = where;
    if (country === null || currency === null || zone === null) return;
    signUp.mutate({
      ...person,
      company: { name: company, country, currency, time_zone: zone, ...(usualTax !== null && taxInput(tax)) },
    });
  }

  function field(name: keyof typeof person) {
    return {
      required: true,
      withAsterisk: false,
      value: person[name],
      onChange: (event: { currentTarget: { value: string } }) =>
        setPerson({ ...person, [name]: event.currentTarget.value }),
      error: errors.at(name),
    };
  }

  if (site.data?.sign_up === 'closed') return <ClosedSignUp />;
  const confirm = signUp.data?.confirm ?? null;
  if (confirm !== null) {
    return <ConfirmSignUp asked={{ ...person, confirm }} onMade={begin} onAgain={() => signUp.reset()} />;
  }
  return (
    <GuestPage title={texts.title}>
      <form onSubmit={submit}>
        <Stack>
          <TextInput label={texts.name} autoComplete="name" autoFocus {...field('name')} />
          <TextInput label={texts.email} type="email" autoComplete="username" {...field('email')} />
          <PasswordInput
            label={texts.password}
            description={texts.passwordRule}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            autoComplete="new-password"
            {...field('password')}
          />
          <TextInput
            label={texts.company}
            autoComplete="organization"
            required
            withAsterisk={false}
            value={company}
            onChange={(event) => setCompany(event.currentTarget.value)}
          />
          <CompanyFields countries={known} value={where} onChange={setChosen} ownZone={ownZone} errors={errors} />
          {usualTax !== null && (
            <TaxFields
              key={where.country}
              tax={usualTax}
              value={tax}
              onChange={(answer) => setSaidTax({ country: where.country, answer })}
              errors={errors}
            />
          )}
          {countries.isError && <Problem error={countries.error} onRetry={() => void countries.refetch()} />}
          {errors.rest !== null && <Problem error={errors.rest} />}
          <Button type="submit" loading={signUp.isPending || signUp.isSuccess}>
            {texts.submit}
          </Button>
          <Text size="sm" c="dimmed">
            {texts.known}{' '}
            <Anchor component={Link} to="/sign-in" size="sm">
              {texts.signIn}
            </Anchor>
          </Text>
        </Stack>
      </form>
    </GuestPage>
  );
}

function begin(companyId: string): void {
  rememberCompany(companyId);
  startAnew('first-run');
}

function proposed(countries: readonly Country[], ownZone: string): Whereabouts {
  const country = likelyCountry(countries, ownZone, navigator.languages);
  if (country === undefined) return { country: null, currency: null, zone: null };
  return { country: country.code, currency: country.currency, zone: likelyZone(country, ownZone) };
}
