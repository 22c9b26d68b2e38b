import { Page } from '../../ui/page.tsx';

export function Availability() {
  return <Page title="Availability">{null}</Page>;
}
