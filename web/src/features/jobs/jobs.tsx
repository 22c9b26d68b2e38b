import { Page } from '../../ui/page.tsx';

export function Jobs() {
  return <Page title="Jobs">{null}</Page>;
}
