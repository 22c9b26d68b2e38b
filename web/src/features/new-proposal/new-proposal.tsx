import { Page } from '../../ui/page.tsx';

export function NewProposal() {
  return <Page title="NewProposal">{null}</Page>;
}
