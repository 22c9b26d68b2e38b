import { Button, ColorInput, FileButton, Group, Input, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { addressOf } from '../../../lib/address.ts';
import { changeSettings, readSettingsAgain } from '../../../lib/change-settings.ts';
import { putPicture } from '../../../lib/put-picture.ts';
import { useMayEdit } from '../../../lib/session.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useSavedForm } from '../../../lib/use-saved-form.ts';
import { TEXTS } from '../../../texts/index.ts';
import { Problem } from '../../../ui/problem.tsx';
import { SaveForm } from '../save-form.tsx';
import { Section } from '../section.tsx';
import classes from '../settings.module.css';
import type { CompanySettings } from './settings-of.ts';

const texts = TEXTS.settings.company;
const MOST_BYTES = 256 * 1024;
const SWATCHES = ['#b45309', '#b91c1c', '#be185d', '#7e22ce', '#1d4ed8', '#0f766e', '#15803d', '#1c1917'];

export function Look({ settings }: { readonly settings: CompanySettings }) {
  const form = useSavedForm({ saved: { colour: settings.colour }, save: changeSettings });
  return (
    <Section title={texts.look} lead={texts.lookLead}>
      <Stack>
        <Logo settings={settings} />
        <SaveForm form={form}>
          <ColorInput
            label={texts.colour}
            placeholder={texts.noColour}
            swatches={SWATCHES}
            swatchesPerRow={8}
            withEyeDropper={false}
            maw={240}
            {...form.field('colour')}
          />
        </SaveForm>
      </Stack>
    </Section>
  );
}

function Logo({ settings: { logo, logo_for_dark_ground: isForDark, name } }: { readonly settings: CompanySettings }) {
  const mayEdit = useMayEdit();
  const put = useMutation({ mutationFn: putLogo, onSuccess: readSettingsAgain });
  const remove = useMutation(trpc.company.removeLogo.mutationOptions({ onSuccess: readSettingsAgain }));
  const error = put.error ?? remove.error;
  return (
    <Stack gap="xs">
      <Input.Label component="div">{texts.logo}</Input.Label>
      {logo === null && !mayEdit && <Text c="dimmed">{texts.noLogo}</Text>}
      {logo !== null && (
        <img src={addressOf(logo)} alt={name} className={classes.logo} data-ground={isForDark ? 'dark' : 'light'} />
      )}
      {mayEdit && (
        <Group gap="xs">
          <FileButton
            accept="image/png,image/jpeg,image/webp"
            inputProps={{ 'aria-label': texts.chooseLogo }}
            onChange={(file) => file !== null && put.mutate(file)}
          >
            {(props) => (
              <Button {...props} variant="default" loading={put.isPending}>
                {logo === null ? texts.chooseLogo : texts.changeLogo}
              </Button>
            )}
          </FileButton>
          {logo !== null && (
            <Button variant="default" loading={remove.isPending} onClick={() => remove.mutate()}>
              {texts.removeLogo}
            </Button>
          )}
          <Text size="sm" c="dimmed">
            {texts.logoRule}
          </Text>
        </Group>
      )}
      {error !== null && <Problem error={error} />}
    </Stack>
  );
}

function putLogo(file: File): Promise<void> {
  return putPicture(file, { path: 'app/logo', most: MOST_BYTES, tooLarge: texts.tooLarge });
}
