import { Page } from '../../ui/page.tsx';

export function Product() {
  return <Page title="Product">{null}</Page>;
}
