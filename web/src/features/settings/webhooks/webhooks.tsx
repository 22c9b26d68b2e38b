import { Page } from '../../../ui/page.tsx';

export function WebhookSettings() {
  return <Page title="WebhookSettings">{null}</Page>;
}
