import { Button, FileButton, Group, Text, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { addressOf } from '../../../lib/address.ts';
import { putPicture } from '../../../lib/put-picture.ts';
import { queryClient, trpc } from '../../../lib/trpc.ts';
import { TEXTS } from '../../../texts/index.ts';
import { Problem } from '../../../ui/problem.tsx';
import classes from '../catalogue.module.css';
import type { ProductBody } from './types.ts';

const texts = TEXTS.documents.picture;
const MOST_BYTES = 8 * 1024 * 1024;

interface PictureProps {
  readonly product: ProductBody;
  readonly mayEdit: boolean;
}

/** A product's picture for proposals: seen, chosen and removed. */
export function Picture({ product: { id, name, picture }, mayEdit }: PictureProps) {
  const readAgain = () => queryClient.invalidateQueries({ queryKey: trpc.catalogue.get.queryKey({ id }) });
  const put = useMutation({
    mutationFn: (file: File) =>
      putPicture(file, { path: `app/products/${id}/picture`, most: MOST_BYTES, tooLarge: texts.tooLarge }),
    onSuccess: readAgain,
  });
  const remove = useMutation(trpc.catalogue.removePicture.mutationOptions({ onSuccess: readAgain }));
  const error = put.error ?? remove.error;
  if (picture === null && !mayEdit) return null;
  return (
    <section aria-labelledby="picture">
      <Title order={2} id="picture">
        {texts.heading}
      </Title>
      <Text c="dimmed" mb="sm">
        {texts.lead}
      </Text>
      {picture === null ? (
        <Text mb="sm">{texts.none}</Text>
      ) : (
        <img src={addressOf(picture)} alt={texts.alt(name)} className={classes.picture} />
      )}
      {mayEdit && (
        <Group gap="xs">
          <FileButton
            accept="image/png,image/jpeg,image/webp"
            inputProps={{ 'aria-label': texts.choose }}
            onChange={(file) => {
              remove.reset();
              if (file !== null) put.mutate(file);
            }}
          >
            {(props) => (
              <Button {...props} variant="default" loading={put.isPending}>
                {picture === null ? texts.choose : texts.change}
              </Button>
            )}
          </FileButton>
          {picture !== null && (
            <Button
              variant="default"
              loading={remove.isPending}
              onClick={() => {
                put.reset();
                remove.mutate({ id });
              }}
            >
              {texts.remove}
            </Button>
          )}
          <Text size="sm" c="dimmed">
            {texts.rule}
          </Text>
        </Group>
      )}
      {error !== null && <Problem error={error} />}
    </section>
  );
}
