import { Page } from '../../ui/page.tsx';

export function Catalogue() {
  return <Page title="Catalogue">{null}</Page>;
}
