import { useNavigate } from '@tanstack/react-router';
import { settingsPagesFor } from '../../features/settings/index.ts';
import { useCompany, useMayEdit } from '../../lib/session.ts';
import { TEXTS } from '../../texts/index.ts';
import { PLACES } from '../frame/places.ts';

const { find, newProposal } = TEXTS.frame;

/** Something that can be gone to or done. */
export interface Found {
  readonly key: string;
  readonly label: string;
  readonly description: string;
  readonly go: () => void;
}

/** What the application itself has: what can be done, and its pages. */
export function useOwnPlaces(onShowKeys: () => void): { label: string; items: Found[] }[] {
  const navigate = useNavigate();
  const { role } = useCompany();
  const mayEdit = useMayEdit();
  const editing: Found[] = [
    { key: 'new', label: newProposal, description: '', go: () => void navigate({ to: '/proposals/new' }) },
    {
      key: 'import',
      label: find.importCatalogue,
      description: '',
      go: () => void navigate({ to: '/catalogue/import' }),
    },
    {
      key: 'import-clients',
      label: find.importClients,
      description: '',
      go: () => void navigate({ to: '/clients/import' }),
    },
  ];
  return [
    {
      label: find.actions,
      items: [...(mayEdit ? editing : []), { key: 'keys', label: find.showKeys, description: '', go: onShowKeys }],
    },
    {
      label: find.pages,
      items: [
        ...PLACES.map(({ to, label }) => ({ key: to, label, description: '', go: () => void navigate({ to }) })),
        {
          key: '/payments',
          label: TEXTS.proposals.payments,
          description: '',
          go: () => void navigate({ to: '/payments' }),
        },
        {
          key: '/invoices',
          label: TEXTS.proposals.invoices,
          description: '',
          go: () => void navigate({ to: '/invoices' }),
        },
        ...settingsPagesFor(role).map(({ to, label }) => ({
          key: to,
          label: find.inSettings(label),
          description: '',
          go: () => void navigate({ to }),
        })),
      ],
    },
  ];
}
