import { Page } from '../../ui/page.tsx';

export function Proposals() {
  return <Page title="Proposals">{null}</Page>;
}
