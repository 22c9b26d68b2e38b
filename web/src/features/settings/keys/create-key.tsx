import { Checkbox, Modal, Radio, Stack, Text, TextInput } from '@mantine/core';
import { todayHere } from '../../../lib/days.ts';
import { client, queryClient } from '../../../lib/trpc.ts';
import { useFocusBack } from '../../../lib/use-focus-back.ts';
import { useSavedForm } from '../../../lib/use-saved-form.ts';
import { TEXTS } from '../../../texts/index.ts';
import { Secret } from '../../../ui/secret.tsx';
import { DialogForm } from '../dialog-form.tsx';

const texts = TEXTS.settings.keys;

const KINDS = ['live', 'test'] as const;
const ACCESSES = ['write', 'read'] as const;
const NEW: {
  readonly name: string;
  readonly kind: (typeof KINDS)[number];
  readonly access: (typeof ACCESSES)[number];
  /** Whether it is told what the company pays and earns. */
  readonly money: boolean;
  readonly expires_on: string;
} = {
  name: '',
  kind: 'live',
  access: 'write',
  money: false,
  expires_on: '',
};

/** Asks what a key is for and what it may do, makes it, and shows it once. */
export function CreateKey({ onClose }: { readonly onClose: () => void }) {
  useFocusBack();
  const form = useSavedForm({
    saved: NEW,
    save: ({ name, kind, access, money, expires_on: last }) =>
      client.keys.create.mutate({
        name,
        test: kind === 'test',
        scopes: money ? [access, 'money'] : [access],
        expires_on: last === '' ? null : last,
      }),
    onSaved: async () => {
      await queryClient.invalidateQueries({ queryKey: [['keys']] });
      await queryClient.invalidateQueries({ queryKey: [['sandbox']] });
    },
  });
  const money = form.field('money');
  if (form.answer !== undefined) {
    const { name, key } = form.answer;
    return <Secret title={texts.madeTitle} text={texts.made(name)} label={texts.key} secret={key} onClose={onClose} />;
  }
  return (
    <Modal opened onClose={onClose} title={texts.create}>
      <DialogForm form={form} action={texts.submit} checkedByBrowser onClose={onClose}>
        <TextInput
          label={texts.name}
          placeholder={texts.namePlaceholder}
          required
          withAsterisk={false}
          maxLength={200}
          data-autofocus
          {...form.field('name')}
        />
        <Radio.Group label={texts.data} {...form.field('kind')}>
          <Choices of={KINDS} names={texts.kinds} rules={texts.kindRules} />
        </Radio.Group>
        <Radio.Group label={texts.access} {...form.field('access')}>
          <Choices of={ACCESSES} names={texts.accesses} rules={texts.accessRules} />
        </Radio.Group>
        <Checkbox
          label={TEXTS.costs.key}
          description={TEXTS.costs.keyRule}
          checked={money.value}
          onChange={money.onChange}
        />
        <TextInput
          type="date"
          label={texts.ends}
          description={texts.endsRule}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          min={todayHere()}
          {...form.field('expires_on')}
        />
      </DialogForm>
    </Modal>
  );
}

interface ChoicesProps<T extends string> {
  readonly of: readonly T[];
  readonly names: Readonly<Record<T, string>>;
  readonly rules: Readonly<Record<T, string>>;
}

function Choices<T extends string>({ of, names, rules }: ChoicesProps<T>) {
  return (
    <Stack gap="xs" mt={6}>
      {of.map((choice) => (
        <Radio
          key={choice}
          value={choice}
          label={
            <>
              {names[choice]}
              <Text span display="block" size="sm" c="dimmed">
                {rules[choice]}
              </Text>
            </>
          }
        />
      ))}
    </Stack>
  );
}
