import { Page } from '../../ui/page.tsx';

export function Invitation() {
  return <Page title="Invitation">{null}</Page>;
}
