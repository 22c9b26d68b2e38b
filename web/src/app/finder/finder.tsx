import '@mantine/spotlight/styles.css';
import { useDebouncedValue } from '@mantine/hooks';
import { createSpotlight, Spotlight } from '@mantine/spotlight';
import { ArrowRightIcon, MagnifyingGlassIcon } from '@radix-ui/react-icons';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { sentenceOf } from '../../lib/problem.ts';
import { trpc } from '../../lib/trpc.ts';
import { TEXTS } from '../../texts/index.ts';
import classes from './finder.module.css';
import { holdsWords } from './holds-words.ts';
import { type Found, useOwnPlaces } from './places.ts';

const texts = TEXTS.frame.find;
const PAUSE_MS = 120;
const [store, finder] = createSpotlight();

interface FinderProps {
  readonly onClose: () => void;
  readonly onShowKeys: () => void;
}

/** Finds pages and actions at once, and proposals, clients and products as the server tells them. */
export function Finder({ onClose, onShowKeys }: FinderProps) {
  const [text, setText] = useState('');
  const [asked] = useDebouncedValue(text.trim(), PAUSE_MS);
  const places = useOwnPlaces(onShowKeys);
  const found = useFound(asked);
  const groups = [
    ...places.map(({ label, items }) => ({ label, items: items.filter((item) => holdsWords(item.label, text)) })),
    ...(text.trim() === '' ? [] : found.groups),
  ].filter(({ items }) => items.length > 0);
  useEffect(() => finder.open(), []);

  /** Enter takes the first where none has been moved to. */
  function takeFirst({ key }: KeyboardEvent): void {
    if (key !== 'Enter' || store.getState().selected >= 0) return;
    groups[0]?.items[0]?.go();
    finder.close();
  }

  return (
    <Spotlight.Root
      query={text}
      onQueryChange={setText}
      store={store}
      overlayProps={{ backgroundOpacity: 0.35, blur: 0 }}
      onSpotlightClose={onClose}
      shortcut={null}
      scrollable
      maxHeight={420}
      transitionProps={{ duration: 0 }}
      attributes={{ content: { 'aria-label': texts.title } }}
    >
      <Spotlight.Search
        placeholder={texts.placeholder}
        aria-label={texts.placeholder}
        onKeyDown={takeFirst}
        leftSection={<MagnifyingGlassIcon aria-hidden width={18} height={18} />}
      />
      <Spotlight.ActionsList>
        {groups.map(({ label, items }) => (
          <Spotlight.ActionsGroup key={label} label={label}>
            {items.map((item) => (
              <Spotlight.Action
                key={item.key}
                label={item.label}
                description={item.description}
                className={classes.action ?? ''}
                dimmedSections={false}
                rightSection={<ArrowRightIcon aria-hidden className={classes.arrow} />}
                onClick={item.go}
              />
            ))}
          </Spotlight.ActionsGroup>
        ))}
        {groups.length === 0 && (
          <Spotlight.Empty>
            <span role="status">
              {found.error !== null ? sentenceOf(found.error) : found.looking ? texts.looking : texts.nothing}
            </span>
          </Spotlight.Empty>
        )}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
}

function useFound(text: string) {
  const navigate = useNavigate();
  const find = useQuery({
    ...trpc.find.queryOptions({ text }),
    enabled: text !== '',
    placeholderData: keepPreviousData,
  });
  const { proposals = [], clients = [], products = [] } = find.data ?? {};
  const groups: { label: string; items: Found[] }[] = [
    {
      label: texts.proposals,
      items: proposals.map(({ id, number, title, status, client }) => ({
        key: id,
        label: title,
        description: [number, TEXTS.statuses[status], client].filter((part) => part !== null).join(' · '),
        go: () => void navigate({ to: '/proposals/$id', params: { id } }),
      })),
    },
    {
      label: texts.clients,
      items: clients.map(({ id, name, email }) => ({
        key: id,
        label: name,
        description: email ?? '',
        go: () => void navigate({ to: '/clients/$id', params: { id } }),
      })),
    },
    {
      label: texts.products,
      items: products.map(({ id, name, sku }) => ({
        key: id,
        label: name,
        description: sku ?? '',
        go: () => void navigate({ to: '/catalogue/$id', params: { id } }),
      })),
    },
  ];
  return { groups, looking: find.isFetching, error: find.error };
}
