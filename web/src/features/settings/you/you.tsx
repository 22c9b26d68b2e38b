import { PasswordInput, Text, TextInput } from '@mantine/core';
import { auth } from '../../../lib/auth.ts';
import { speak } from '../../../lib/language.ts';
import { useSession } from '../../../lib/session.ts';
import { client, queryClient, trpc } from '../../../lib/trpc.ts';
import { useSavedForm } from '../../../lib/use-saved-form.ts';
import { LANGUAGE, TEXTS } from '../../../texts/index.ts';
import { LanguageSelect } from '../../../ui/language-select.tsx';
import { SaveForm } from '../save-form.tsx';
import { Section } from '../section.tsx';
import classes from '../settings.module.css';
import { Passkeys } from './passkeys.tsx';
import { SecondFactor } from './second-factor.tsx';
import { Sessions } from './sessions.tsx';

const texts = TEXTS.settings.you;

/** What is the person's own, in whichever company they work. */
export function YourSettings() {
  const { is_company_session: isCompanySession } = useSession();
  if (isCompanySession) return <InCompanySession />;
  return (
    <div className={classes.forms}>
      <Name />
      <OwnLanguage />
      <Password />
      <SecondFactor />
      <Passkeys />
      <Sessions />
    </div>
  );
}

/** Where the session is of the company alone, what is the person's own waits for their own. */
function InCompanySession() {
  const { user } = useSession();
  return (
    <div className={classes.forms}>
      <Section main title={texts.about} lead={texts.aboutLead(user.email)}>
        <Text>{TEXTS.companySignIn.notHere}</Text>
      </Section>
      <OwnLanguage />
    </div>
  );
}

function Name() {
  const { user } = useSession();
  const form = useSavedForm({
    saved: { name: user.name },
    save: async (values) => {
      await client.me.rename.mutate(values);
      await queryClient.invalidateQueries({ queryKey: trpc.me.get.queryKey() });
    },
  });
  return (
    <Section main title={texts.about} lead={texts.aboutLead(user.email)}>
      <SaveForm own form={form}>
        <TextInput label={texts.name} autoComplete="name" {...form.field('name')} />
      </SaveForm>
    </Section>
  );
}

function OwnLanguage() {
  const form = useSavedForm({
    saved: { language: LANGUAGE },
    save: async ({ language }) => {
      await client.me.changeLanguage.mutate({ language });
      await speak(language);
    },
  });
  return (
    <Section title={texts.language} lead={texts.languageLead}>
      <SaveForm own form={form}>
        <LanguageSelect label={texts.language} {...form.field('language')} />
      </SaveForm>
    </Section>
  );
}

function Password() {
  const form = useSavedForm({
    saved: { current_password: '', new_password: '' },
    save: (values) => auth.changePassword(values.current_password, values.new_password),
  });
  const { current_password: current, new_password: next } = form.values;
  return (
    <Section title={texts.password} lead={texts.passwordLead}>
      <SaveForm own form={form} ready={current !== '' && next !== ''}>
        <PasswordInput label={texts.current} autoComplete="current-password" {...form.field('current_password')} />
        <PasswordInput
          label={texts.next}
          description={texts.nextRule}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          autoComplete="new-password"
          {...form.field('new_password')}
        />
      </SaveForm>
    </Section>
  );
}
