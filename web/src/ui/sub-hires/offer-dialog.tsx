import { Button, Modal, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { type ReactNode, useState } from 'react';
import { formatCount } from '../../lib/format.ts';
import { client, trpc } from '../../lib/trpc.ts';
import { useFocusBack } from '../../lib/use-focus-back.ts';
import { SUB_HIRE_TEXTS } from '../../texts/sub-hires/index.ts';
import { LoadingRows } from '../loading.tsx';
import { Problem } from '../problem.tsx';
import { costOf, Fields, inputOf } from './sub-hire-fields.tsx';
import classes from './sub-hires.module.css';

const texts = SUB_HIRE_TEXTS.dialog;

type Offer = inferOutput<typeof trpc.subHires.offer>;

/** What takes the place of a product on some lines. */
export interface Instead {
  readonly item: string;
  readonly name: string;
  readonly lines: readonly string[];
}

interface OfferDialogProps {
  readonly proposalId: string;
  readonly item: string;
  /** What was chosen instead; the dialog stays until it is closed. */
  readonly onReplace: (instead: Instead) => void;
  readonly onClose: () => void;
}

/** Hires in what a proposal is short of, of a kit one of its parts, or takes an equivalent that is free instead. */
export function OfferDialog({ proposalId, item, onReplace, onClose }: OfferDialogProps) {
  useFocusBack();
  const [part, setPart] = useState<string | null>(null);
  const {
    data: offer,
    error,
    refetch,
  } = useQuery({
    ...trpc.subHires.offer.queryOptions({ id: proposalId, item: part ?? item }),
    // what somebody types stays where what is offered changes meanwhile
    staleTime: Infinity,
    gcTime: 0,
  });
  const name = offer?.product.name ?? '';
  return (
    <Modal opened title={offer?.parts.length === 0 ? texts.add(name) : name} onClose={onClose}>
      {error !== null && <Problem error={error} onRetry={() => void refetch()} />}
      {error === null && offer === undefined && <LoadingRows label={texts.loading} rows={4} />}
      {offer !== undefined && (
        <Stack>
          {offer.equivalents.length > 0 && (
            <Choices heading={texts.instead}>
              {offer.equivalents.map((each) => (
                <Choice
                  key={each.item}
                  onClick={() => onReplace({ item: each.item, name: each.name, lines: offer.lines })}
                >
                  {texts.use(each.name, formatCount(each.free ?? 0))}
                </Choice>
              ))}
            </Choices>
          )}
          {offer.parts.length > 0 ? (
            <Choices heading={texts.parts}>
              {offer.parts.map((each) => (
                <Choice key={each.item} onClick={() => setPart(each.item)}>
                  {each.short === 0 ? each.name : texts.shortPart(each.name, formatCount(each.short))}
                </Choice>
              ))}
            </Choices>
          ) : (
            <NewSubHire key={offer.product.id} offer={offer} proposalId={proposalId} onClose={onClose} />
          )}
        </Stack>
      )}
    </Modal>
  );
}

function Choices({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  return (
    <section aria-label={heading}>
      <Text fw={500}>{heading}</Text>
      <ul className={classes.instead}>{children}</ul>
    </section>
  );
}

function Choice({ onClick, children }: { readonly onClick: () => void; readonly children: ReactNode }) {
  return (
    <li>
      <Button variant="default" fullWidth onClick={onClick}>
        {children}
      </Button>
    </li>
  );
}

interface NewSubHireProps {
  readonly offer: Offer;
  readonly proposalId: string;
  readonly onClose: () => void;
}

/** Begins with the units that are short, or with all that the lines need where none are. */
function NewSubHire({ offer, proposalId, onClose }: NewSubHireProps) {
  const suppliers = useQuery(trpc.suppliers.list.queryOptions());
  if (suppliers.isError) return <Problem error={suppliers.error} onRetry={() => void suppliers.refetch()} />;
  if (suppliers.data === undefined) return <LoadingRows label={texts.loading} rows={4} />;
  const { currency, short, needed, unit_cost: unitCost, supplier_id: supplierId } = offer;
  const units = short || needed || 1;
  return (
    <Fields
      currency={currency}
      amounts={short > 0 && short < needed ? { short, needed, unitCost } : undefined}
      saved={{
        supplier: suppliers.data.find(({ id }) => id === supplierId)?.name ?? '',
        units,
        arrives: offer.arrives ?? '',
        goes_back: offer.goes_back ?? '',
        cost: costOf(unitCost, units, currency),
        state: 'asked',
        note: '',
      }}
      onSave={(values, changes) =>
        client.subHires.add.mutate({
          ...inputOf(values),
          // by id, so that a name that was changed meanwhile does not come back as another supplier
          ...(changes.supplier === undefined && supplierId !== null && { supplier: { id: supplierId } }),
          product_id: offer.product.id,
          proposal_id: proposalId,
        })
      }
      onClose={onClose}
      isNew
    />
  );
}
