import { Page } from '../../ui/page.tsx';

export function FirstRun() {
  return <Page title="FirstRun">{null}</Page>;
}
