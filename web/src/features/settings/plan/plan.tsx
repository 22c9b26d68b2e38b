import { Page } from '../../../ui/page.tsx';

export function PlanSettings() {
  return <Page title="PlanSettings">{null}</Page>;
}
