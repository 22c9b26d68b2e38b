import { Page } from '../../ui/page.tsx';

export function Clients() {
  return <Page title="Clients">{null}</Page>;
}
