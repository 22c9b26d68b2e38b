import { useQuery } from '@tanstack/react-query';
import { trpc } from '../../../lib/trpc.ts';
import { TEXTS } from '../../../texts/index.ts';
import { LoadingRows } from '../../../ui/loading.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { ForOwners } from '../for-owners.tsx';
import { People } from './people.tsx';
import { ProviderForm } from './provider-form.tsx';
import { RemoveProvider } from './remove-provider.tsx';
import { UseProvider } from './use-provider.tsx';

const texts = TEXTS.companySignIn;

/** How members sign in through the company's own provider. */
export function CompanySignInSettings() {
  return (
    <ForOwners title={texts.tab} why={texts.ownersOnly}>
      <Settings />
    </ForOwners>
  );
}

function Settings() {
  const settings = useQuery(trpc.companySignIn.get.queryOptions());
  if (settings.isPending) return <LoadingRows label={texts.loading} rows={5} />;
  if (settings.isError) return <Problem error={settings.error} onRetry={() => void settings.refetch()} />;
  const { provider, people, redirect_uri: redirectUri, is_linked: isLinked } = settings.data;
  return (
    <>
      <ProviderForm provider={provider} redirectUri={redirectUri} />
      {provider !== null && (
        <>
          <UseProvider provider={provider} isLinked={isLinked} />
          <People people={people} />
          <RemoveProvider />
        </>
      )}
    </>
  );
}
