import { useEffect } from 'react';
import { resetGeneration } from '../features/brief/index.ts';
import { KeyPanel } from '../features/key/index.ts';
import { ProposalPage } from '../features/proposal/index.ts';
import { forgetQueries } from '../lib/query.ts';
import { useRoute } from '../lib/router.ts';
import { useSession } from '../lib/session.ts';
import { Frame } from './frame.tsx';
import { Home } from './home.tsx';
import { UnknownPage } from './unknown-page.tsx';

export function App() {
  const session = useSession();
  useEffect(() => {
    if (session !== null) return;
    forgetQueries();
    resetGeneration();
  }, [session]);
  if (session === null) return <KeyPanel />;
  return (
    <Frame companyName={session.companyName}>
      <CurrentPage />
    </Frame>
  );
}

function CurrentPage() {
  const route = useRoute();
  switch (route.page) {
    case 'home':
      return <Home />;
    case 'proposal':
      return <ProposalPage key={route.id} id={route.id} />;
    case 'unknown':
      return <UnknownPage />;
    default:
      return route satisfies never;
  }
}
