import { Page } from '../../ui/page.tsx';

export function ClientPage() {
  return <Page title="ClientPage">{null}</Page>;
}
