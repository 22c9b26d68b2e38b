import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { type SyntheticEvent, useEffect } from 'react';
import { fieldErrors } from './field-errors.ts';
import { hasUnreadFigures } from './unread-figures.ts';
import { useKeeper } from './use-keeper.ts';

interface FormOptions<Values extends object, Answer> {
  /** Each field as it is saved, or as a new one starts; named as the server names it where it refuses it. */
  readonly saved: Values;
  /** Saves, and reads anew what shows it. */
  readonly save: (values: Values, changes: Partial<Values>) => Promise<Answer>;
  readonly onSaved?: (answer: Answer) => unknown;
  /**
   * By which name the tab keeps what is changed until it is saved, through leaving the page and a reload; left out for a form
   * with a password in it, or whose values are not plain.
   */
  readonly keptAs?: string;
  /** What is wrong with fields, in a sentence for each, before the server is asked. */
  readonly check?: (values: Values) => Partial<Record<keyof Values, string>>;
}

/** How a form stands, whatever its fields are. */
export interface FormState {
  readonly isChanged: boolean;
  readonly isPending: boolean;
  readonly isSaved: boolean;
  /** Why it was not saved, where none of the fields is at fault; else null. */
  readonly error: unknown;
  readonly submit: (event: SyntheticEvent<HTMLFormElement>) => void;
  /** Saves what was refused once more. */
  readonly retry: () => void;
  /** Takes back what was changed. */
  readonly reset: () => void;
}

/**
 * A form over what is saved. It holds only what is being changed in it: what a colleague changes meanwhile shows in the
 * other fields, and two people who change different things lose nothing.
 */
export function useSavedForm<Values extends object, Answer>(options: FormOptions<Values, Answer>) {
  const { saved, save, onSaved, check, keptAs } = options;
  const keeper = useKeeper(`form.${keptAs ?? ''}`, sessionStorage);
  const form = useForm<Partial<Values>>({
    initialValues: keptAs === undefined ? {} : changesIn(keeper.read(), saved),
    validate: (changes) => check?.({ ...saved, ...changes }) ?? {},
  });
  const changes = form.values;
  const values: Values = { ...saved, ...changes };
  const mutation = useMutation({
    gcTime: 0, // passwords, and secrets that are shown once, are kept nowhere after the form is gone
    mutationFn: () => save(values, changes),
    onSuccess: (answer) => {
      keeper.forget();
      return onSaved?.(answer);
    },
  });
  const { setInitialValues } = form;
  // what was kept is a change like one that is typed now, and can be taken back
  useEffect(() => setInitialValues({}), [setInitialValues]);
  useEffect(() => {
    if (keptAs === undefined) return;
    if (Object.keys(changes).length === 0) keeper.forget();
    else keeper.keep(changes);
  }, [keptAs, changes, keeper]);
  const start = () => mutation.mutate(undefined, { onSuccess: () => form.reset() });
  const errors = fieldErrors(mutation.error, Object.keys(saved));
  const state: FormState = {
    isChanged: namesOf(changes).some((name) => !isSame(changes[name], saved[name])),
    isPending: mutation.isPending,
    isSaved: mutation.isSuccess,
    error: errors.rest,
    submit(event) {
      const isUnread = hasUnreadFigures(event.currentTarget);
      form.onSubmit(() => {
        if (!isUnread) start();
      })(event);
    },
    retry: start,
    reset: form.reset,
  };
  return {
    ...state,
    values,
    /** What the server answered; undefined until it is saved. */
    answer: mutation.data,
    /** What a field of the form is given. */
    field<Name extends keyof Values & string>(name: Name) {
      return {
        value: values[name],
        onChange: form.getInputProps(name).onChange as (next: unknown) => void,
        error: form.errors[name] ?? errors.at(name),
      };
    },
  };
}

/** Changes that were kept, of fields that the form has. */
function changesIn<Values extends object>(kept: unknown, saved: Values): Partial<Values> {
  if (typeof kept !== 'object' || kept === null) return {};
  const own = Object.entries(kept).filter(([name]) => Object.hasOwn(saved, name));
  return Object.fromEntries(own) as Partial<Values>;
}

function namesOf<Values extends object>(values: Values) {
  return Object.keys(values) as (keyof Values)[];
}

function isSame(a: unknown, b: unknown): boolean {
  return Object.is(a, b) || (typeof a === 'object' && JSON.stringify(a) === JSON.stringify(b));
}
