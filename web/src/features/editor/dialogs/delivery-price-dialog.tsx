import { Button, Checkbox, Group, Modal, SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { DeliveryWanted, ProposalChange } from '@showbill/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { type FormEvent, useState } from 'react';
import { formatCount, formatMoney } from '../../../lib/format.ts';
import { newId } from '../../../lib/ids.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useFocusBack } from '../../../lib/use-focus-back.ts';
import { TEXTS } from '../../../texts/index.ts';
import { FigureField } from '../../../ui/figure-field.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { type Line, useEditing } from '../editing.ts';

const texts = TEXTS.deliveryPrices;

type Preview = NonNullable<inferOutput<typeof trpc.delivery.preview>>;

const WHY_NOT = { place: texts.noPlace, too_far: texts.tooFar, too_much: texts.tooMuch } as const;

interface DialogProps {
  /** Null: a new one. */
  readonly line: Line | null;
  readonly onClose: () => void;
}

/** Where a line for delivery goes, and what the company's prices make of it. */
export function DeliveryPriceDialog({ line, onClose }: DialogProps) {
  useFocusBack();
  const { proposal, change } = useEditing();
  const now = line?.delivery ?? null;
  const [by, setBy] = useState<'postcode' | 'distance'>(now?.distance ? 'distance' : 'postcode');
  const [typed, setPostcode] = useState<string | null>(now?.postcode ?? null);
  const [distance, setDistance] = useState<number | null>(now?.distance ?? null);
  const [trips, setTrips] = useState({ delivery: now?.delivery ?? true, collection: now?.collection ?? true });
  const wanted = wantedOf(by, typed, distance, trips);
  const [asked] = useDebouncedValue(wanted, 250);
  const found = useQuery({
    ...trpc.delivery.preview.queryOptions({ id: proposal.id, wanted: asked ?? NOTHING }),
    enabled: asked !== null,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  // the venue's, until somebody types another
  const venue = found.data?.venue_postcode ?? null;
  if (typed === null && venue !== null) setPostcode(venue);
  const isCurrent = JSON.stringify(asked) === JSON.stringify(wanted) && !found.isPlaceholderData;
  const price = found.data?.price;
  const isReady = wanted !== null && isCurrent && price !== undefined && 'unit_price' in price;

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!isReady) return;
    change(line === null ? added(wanted) : [pricedAs(line.id, wanted, { delivery: now, unit_price: line.unit_price })]);
    onClose();
  }

  return (
    <Modal opened onClose={onClose} title={line === null ? texts.add : texts.menu}>
      <form onSubmit={submit}>
        <Stack>
          <SegmentedControl
            aria-label={texts.by}
            data={[
              { value: 'postcode', label: texts.byPostcode },
              { value: 'distance', label: texts.byDistance },
            ]}
            value={by}
            onChange={(next) => setBy(next === 'distance' ? 'distance' : 'postcode')}
          />
          {by === 'postcode' ? (
            <TextInput
              data-autofocus
              label={texts.byPostcode}
              maxLength={12}
              value={typed ?? ''}
              onChange={({ currentTarget }) => setPostcode(currentTarget.value)}
            />
          ) : (
            <FigureField
              data-autofocus
              label={texts.distanceLabel}
              {...(found.data && { unit: found.data.unit })}
              decimals={1}
              least={0}
              isAbove
              most={5000}
              mayBeEmpty
              value={distance}
              onChange={setDistance}
            />
          )}
          <Group>
            {(['delivery', 'collection'] as const).map((trip) => (
              <Checkbox
                key={trip}
                label={texts[trip]}
                checked={trips[trip]}
                onChange={({ currentTarget }) => setTrips({ ...trips, [trip]: currentTarget.checked })}
              />
            ))}
          </Group>
          <div role="status">
            {found.isError && <Problem error={found.error} onRetry={() => void found.refetch()} />}
            {found.data === null && <Text c="dimmed">{texts.noTable}</Text>}
            {found.data && <Told preview={found.data} isAsked={asked !== NOTHING} />}
          </div>
          {line !== null && line.price_set_by_hand && line.unit_price > 0 && (
            <Text size="sm" c="dimmed">
              {texts.replaces}
            </Text>
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {TEXTS.settings.cancel}
            </Button>
            <Button type="submit" disabled={!isReady}>
              {isReady
                ? texts.use(formatMoney(price.unit_price, proposal.currency))
                : line === null
                  ? texts.add
                  : texts.menu}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

/** What is asked where nobody has said yet where it goes: the venue's postcode, and in which unit distances are. */
const NOTHING: DeliveryWanted = { postcode: null, distance: null, delivery: true, collection: true };

type SetLine = Extract<ProposalChange, { kind: 'set_line' }>;

function pricedAs(id: string, delivery: DeliveryWanted, was: SetLine['was']): SetLine {
  return { kind: 'set_line', line_id: id, delivery, was };
}

/** A line of the company's own, by what its trips are called. */
function added(wanted: DeliveryWanted): ProposalChange[] {
  const id = newId();
  const { heading, delivery, collection } = TEXTS.delivery;
  const name = wanted.delivery && wanted.collection ? heading : wanted.delivery ? delivery : collection;
  return [
    { kind: 'add_free_line', id, name, category: 'transport', unit: 'event', unit_price: 0 },
    pricedAs(id, wanted, { delivery: null }),
  ];
}

function wantedOf(
  by: 'postcode' | 'distance',
  typed: string | null,
  distance: number | null,
  trips: Pick<DeliveryWanted, 'delivery' | 'collection'>,
): DeliveryWanted | null {
  if (!trips.delivery && !trips.collection) return null;
  const postcode = typed?.trim() ?? '';
  if (by === 'postcode') return postcode === '' ? NOTHING : { postcode, distance: null, ...trips };
  if (distance === null) return NOTHING;
  return Number.isNaN(distance) ? null : { postcode: null, distance, ...trips };
}

function Told({ preview, isAsked }: { readonly preview: Preview; readonly isAsked: boolean }) {
  const { price, load, distance, unit } = preview;
  if (!isAsked) return null;
  const weight = load.weight_kg > 0 ? [`${formatCount(Math.round(load.weight_kg))} kg`] : [];
  const volume = load.volume_m3 > 0 ? [`${formatCount(Math.round(load.volume_m3 * 10) / 10)} m³`] : [];
  const carried = [...weight, ...volume];
  const more = [
    ...(distance === null ? [] : [texts.about(`${formatCount(distance)} ${unit}`)]),
    ...(load.counts && carried.length > 0 ? [texts.load(carried.join(', '))] : []),
    ...(load.counts && load.unknown_lines > 0
      ? [texts.unknown(formatCount(load.unknown_lines), load.unknown_lines === 1)]
      : []),
    texts.timesFrom,
  ];
  return (
    <Stack gap={4}>
      <Text>{'why' in price ? WHY_NOT[price.why] : price.sentence}</Text>
      <Text size="sm" c="dimmed">
        {more.join(' · ')}
      </Text>
    </Stack>
  );
}
