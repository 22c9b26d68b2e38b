import { ActionIcon, Button, Group, Stack, Switch } from '@mantine/core';
import { Cross2Icon, PlusIcon } from '@radix-ui/react-icons';
import type { PaymentTermsBody } from '@showbill/contract';
import { INSTALMENTS_LIMIT } from '@showbill/contract/limits';
import { useRef } from 'react';
import { formatCount } from '../../lib/format.ts';
import { PAYMENT_TEXTS } from '../../texts/payments/index.ts';
import { FigureField } from '../figure-field.tsx';
import { DueField } from './due-field.tsx';
import classes from './payments.module.css';
import { ShareField } from './share-field.tsx';

const texts = PAYMENT_TEXTS.terms;

/** What is proposed to who has no terms yet. */
export const USUAL_TERMS: PaymentTermsBody = {
  deposit: { kind: 'percent', percent: 30 },
  instalments: [],
  rest: { from: 'event', days: -14 },
  early: null,
};

interface TermsFieldsProps {
  readonly currency: string;
  readonly value: PaymentTermsBody;
  readonly onChange: (terms: PaymentTermsBody) => void;
}

/** What is to be paid when: a deposit, instalments, the rest, and less for who pays all of it early. */
export function TermsFields({ currency, value, onChange }: TermsFieldsProps) {
  const { deposit, rest, early } = value;
  return (
    <Stack gap="md">
      <Switch
        label={texts.deposit}
        checked={deposit !== null}
        onChange={({ currentTarget: { checked } }) =>
          onChange({ ...value, deposit: checked ? { kind: 'percent', percent: 30 } : null })
        }
      />
      {deposit !== null && (
        <ShareField
          label={texts.deposit}
          currency={currency}
          value={deposit}
          onChange={(next) => onChange({ ...value, deposit: next })}
        />
      )}
      <Instalments currency={currency} value={value} onChange={onChange} />
      <fieldset className={classes.part}>
        <legend>{texts.rest}</legend>
        <DueField label={texts.due} value={rest} onChange={(next) => onChange({ ...value, rest: next })} />
      </fieldset>
      <Switch
        label={texts.early}
        description={texts.earlyHint}
        checked={early !== null}
        onChange={({ currentTarget: { checked } }) =>
          onChange({ ...value, early: checked ? { percent: 2, due: { from: 'acceptance', days: 14 } } : null })
        }
      />
      {early !== null && (
        <fieldset className={classes.part}>
          <legend>{texts.early}</legend>
          <FigureField
            w={120}
            label={texts.percent}
            decimals={3}
            least={0}
            isAbove
            most={99.999}
            unit="%"
            value={early.percent}
            onChange={(percent) => onChange({ ...value, early: { ...early, percent } })}
          />
          <DueField
            label={texts.earlyBy}
            value={early.due}
            onChange={(due) => onChange({ ...value, early: { ...early, due } })}
          />
        </fieldset>
      )}
    </Stack>
  );
}

function Instalments({ currency, value, onChange }: TermsFieldsProps) {
  const { instalments } = value;
  // instalments keep their fields while others come and go
  const keys = useRef<number[]>([]);
  while (keys.current.length < instalments.length) keys.current.push(Math.max(0, ...keys.current) + 1);
  const put = (next: PaymentTermsBody['instalments']) => onChange({ ...value, instalments: next });
  return (
    <Stack gap="sm">
      {instalments.map(({ share, due }, place) => {
        const name = PAYMENT_TEXTS.instalment(formatCount(place + 1));
        return (
          <fieldset key={keys.current[place]} className={classes.part}>
            <legend>
              <Group gap={4}>
                {name}
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size="lg"
                  aria-label={texts.removeInstalment(formatCount(place + 1))}
                  onClick={() => {
                    keys.current.splice(place, 1);
                    put(instalments.toSpliced(place, 1));
                  }}
                >
                  <Cross2Icon />
                </ActionIcon>
              </Group>
            </legend>
            <ShareField
              label={name}
              currency={currency}
              value={share}
              onChange={(next) => put(instalments.with(place, { share: next, due }))}
            />
            <DueField
              label={texts.due}
              value={due}
              onChange={(next) => put(instalments.with(place, { share, due: next }))}
            />
          </fieldset>
        );
      })}
      {instalments.length < INSTALMENTS_LIMIT && (
        <Group>
          <Button
            variant="subtle"
            leftSection={<PlusIcon aria-hidden />}
            onClick={() =>
              put([...instalments, { share: { kind: 'percent', percent: 30 }, due: { from: 'event', days: -30 } }])
            }
          >
            {texts.addInstalment}
          </Button>
        </Group>
      )}
    </Stack>
  );
}
