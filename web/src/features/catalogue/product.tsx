import { Alert, Button, Group, Modal, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { isNotFound } from '../../lib/problem.ts';
import { useMayEdit } from '../../lib/session.ts';
import { trpc } from '../../lib/trpc.ts';
import { TEXTS } from '../../texts/index.ts';
import { LoadingRows } from '../../ui/loading.tsx';
import { NotFound } from '../../ui/not-found.tsx';
import { Page } from '../../ui/page.tsx';
import { Problem } from '../../ui/problem.tsx';
import classes from './catalogue.module.css';
import { GoesWith } from './product/goes-with.tsx';
import { Picture } from './product/picture.tsx';
import { ProductForm } from './product/product-form.tsx';
import { StockPanel } from './product/stock-panel.tsx';

const texts = TEXTS.catalogue.product;
const route = getRouteApi('/inside/catalogue/$id');

/** One product; the address `new` is one that is to be. */
export function Product() {
  const { id } = route.useParams();
  return id === 'new' ? <NewProduct /> : <KnownProduct key={id} id={id} />;
}

function NewProduct() {
  const mayEdit = useMayEdit();
  return (
    <Page title={texts.newTitle}>
      <div className={classes.columns}>
        <ProductForm product={null} readOnly={!mayEdit} />
      </div>
    </Page>
  );
}

function KnownProduct({ id }: { readonly id: string }) {
  const product = useQuery(trpc.catalogue.get.queryOptions({ id }));
  const mayEdit = useMayEdit();
  if (isNotFound(product.error)) return <NotFound />;
  if (!product.isSuccess) {
    return (
      <Page title={TEXTS.catalogue.title}>
        {product.isPending && <LoadingRows label={texts.loading} />}
        {product.isError && <Problem error={product.error} onRetry={() => void product.refetch()} />}
      </Page>
    );
  }
  const { name, archived_at: archived } = product.data;
  return (
    <Page title={name} actions={mayEdit && archived === null && <Archive id={id} name={name} />}>
      {archived !== null && <Archived id={id} mayEdit={mayEdit} />}
      <div className={classes.columns}>
        <ProductForm product={product.data} readOnly={!mayEdit} />
        <div className={classes.side}>
          <StockPanel product={product.data} mayEdit={mayEdit} />
          <Picture product={product.data} mayEdit={mayEdit} />
          <GoesWith id="goes-with" heading={TEXTS.catalogue.accessories.goesWith} products={product.data.goes_with} />
          <GoesWith id="part-of" heading={TEXTS.catalogue.parts.partOf} products={product.data.part_of} />
        </div>
      </div>
    </Page>
  );
}

function Archive({ id, name }: { readonly id: string; readonly name: string }) {
  const [asking, { open, close }] = useDisclosure(false);
  const archive = useMutation(trpc.catalogue.archive.mutationOptions({ onSuccess: close }));
  return (
    <>
      <Button variant="default" onClick={open}>
        {texts.archive}
      </Button>
      <Modal opened={asking} onClose={close} title={texts.archiveHeading(name)}>
        <Text mb="md">{texts.archiveText}</Text>
        {archive.isError && <Problem error={archive.error} />}
        <Group>
          <Button loading={archive.isPending} onClick={() => archive.mutate({ id })} data-autofocus>
            {texts.archive}
          </Button>
          <Button variant="default" onClick={close}>
            {texts.keep}
          </Button>
        </Group>
      </Modal>
    </>
  );
}

function Archived({ id, mayEdit }: { readonly id: string; readonly mayEdit: boolean }) {
  const restore = useMutation(trpc.catalogue.restore.mutationOptions());
  return (
    <Alert color="gray" mb="lg" role="status">
      <Group justify="space-between">
        <Text size="md">{texts.isArchived}</Text>
        {mayEdit && (
          <Button variant="default" loading={restore.isPending} onClick={() => restore.mutate({ id })}>
            {texts.restore}
          </Button>
        )}
      </Group>
      {restore.isError && <Problem error={restore.error} />}
    </Alert>
  );
}
