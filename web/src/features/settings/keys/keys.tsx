import { Page } from '../../../ui/page.tsx';

export function KeySettings() {
  return <Page title="KeySettings">{null}</Page>;
}
