import { Page } from '../../ui/page.tsx';

export function SignUp() {
  return <Page title="SignUp">{null}</Page>;
}
