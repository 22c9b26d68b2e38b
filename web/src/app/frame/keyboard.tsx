import { Kbd, Modal, Table } from '@mantine/core';
import { useDisclosure, useHotkeys } from '@mantine/hooks';
import { useNavigate } from '@tanstack/react-router';
import { createContext, lazy, type ReactNode, Suspense, useContext, useMemo } from 'react';
import { MOD_KEY } from '../../lib/mod-key.ts';
import { useMayEdit } from '../../lib/session.ts';
import { TEXTS } from '../../texts/index.ts';

const Finder = lazy(async () => ({ default: (await import('../finder/finder.tsx')).Finder }));
const Helpers = createContext({ showKeys: () => {}, find: () => {} });

/** What the keys `?` and `Ctrl K` do, for whoever has a button for it. */
export function useHelpers() {
  return useContext(Helpers);
}

const { keys } = TEXTS.frame;
const LIST = [
  [`${MOD_KEY} K`, keys.find],
  ['n', keys.newProposal],
  ['/', keys.search],
  ['j  k', keys.move],
  ['Enter', keys.open],
  [`${MOD_KEY} Enter`, keys.save],
  ['?', keys.help],
] as const;

/** The keys that work on every page, and the list of them. */
export function Keyboard({ children }: { readonly children: ReactNode }) {
  const [shown, { open, close }] = useDisclosure(false);
  const [finding, finder] = useDisclosure(false);
  const helpers = useMemo(() => ({ showKeys: open, find: finder.open }), [open, finder.open]);
  const navigate = useNavigate();
  const mayEdit = useMayEdit();
  useHotkeys([
    ['mod+K', finder.open],
    ['n', () => mayEdit && void navigate({ to: '/proposals/new' })],
    ['/', () => document.querySelector<HTMLInputElement>('[data-search]')?.focus()],
    ['shift+?', open],
  ]);
  // what is typed into a field is text, but for the key that finds
  useHotkeys([['mod+K', finder.open]], []);
  return (
    <Helpers value={helpers}>
      {children}
      <Modal opened={shown} onClose={close} title={keys.heading}>
        <Table>
          <Table.Tbody>
            {LIST.map(([key, what]) => (
              <Table.Tr key={key}>
                <Table.Td>
                  <Kbd>{key}</Kbd>
                </Table.Td>
                <Table.Td>{what}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Modal>
      {finding && (
        <Suspense>
          <Finder onClose={finder.close} onShowKeys={open} />
        </Suspense>
      )}
    </Helpers>
  );
}
