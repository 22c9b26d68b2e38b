import { Page } from '../../../ui/page.tsx';

export function CompanySettings() {
  return <Page title="CompanySettings">{null}</Page>;
}
