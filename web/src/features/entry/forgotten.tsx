import { Page } from '../../ui/page.tsx';

export function Forgotten() {
  return <Page title="Forgotten">{null}</Page>;
}
