import { Checkbox, ColorInput, Group, SegmentedControl, Input, Textarea, TextInput } from '@mantine/core';
import { client } from '../../../lib/trpc.ts';
import { useSavedForm } from '../../../lib/use-saved-form.ts';
import { TEXTS } from '../../../texts/index.ts';
import { SaveForm } from '../save-form.tsx';
import { Section } from '../section.tsx';
import { type EnquiryForm, keepForm } from './keep-form.ts';

const texts = TEXTS.enquiries.form;
const FIELDS = ['phone', 'date', 'place', 'attendees', 'files'] as const;
const SCHEMES = ['auto', 'light', 'dark'] as const;

/** How the form looks, what it asks for and where it may be shown. */
export function FormLook({ form: kept }: { readonly form: EnquiryForm }) {
  const form = useSavedForm({
    saved: {
      intro: kept.intro ?? '',
      fields: kept.fields,
      colour: kept.colour ?? '',
      scheme: kept.scheme,
      privacy_url: kept.privacy_url ?? '',
      origins: kept.origins.join('\n'),
    },
    save: async ({ origins, colour, fields, ...values }) =>
      keepForm(
        await client.enquiries.changeForm.mutate({
          ...values,
          fields: [...fields],
          colour: colour === '' ? null : colour,
          origins: origins.split('\n'),
        }),
      ),
  });
  const fields = form.field('fields');
  const scheme = form.field('scheme');
  return (
    <Section title={texts.look}>
      <SaveForm form={form}>
        <Textarea label={texts.intro} autosize minRows={2} maxRows={8} {...form.field('intro')} />
        <Checkbox.Group label={texts.fields} value={[...fields.value]} onChange={fields.onChange} error={fields.error}>
          <Group gap="md" mt={6}>
            {FIELDS.map((name) => (
              <Checkbox key={name} value={name} label={texts.fieldNames[name]} />
            ))}
          </Group>
        </Checkbox.Group>
        <ColorInput
          label={texts.colour}
          description={texts.colourRule}
          withEyeDropper={false}
          maw={240}
          {...form.field('colour')}
        />
        <Input.Wrapper label={texts.scheme}>
          <div>
            <SegmentedControl
              aria-label={texts.scheme}
              data={SCHEMES.map((value) => ({ value, label: texts.schemes[value] }))}
              value={scheme.value}
              onChange={scheme.onChange}
            />
          </div>
        </Input.Wrapper>
        <TextInput
          label={texts.privacy}
          description={texts.privacyRule}
          type="url"
          spellCheck={false}
          {...form.field('privacy_url')}
        />
        <Textarea
          label={texts.origins}
          description={texts.originsRule}
          autosize
          minRows={2}
          spellCheck={false}
          {...form.field('origins')}
        />
      </SaveForm>
    </Section>
  );
}
