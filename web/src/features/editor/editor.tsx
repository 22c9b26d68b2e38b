import { Page } from '../../ui/page.tsx';

export function Editor() {
  return <Page title="Editor">{null}</Page>;
}
