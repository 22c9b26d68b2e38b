import { TextInput, type TextInputProps } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { figureProblem } from '../lib/figure-problem.ts';
import { type FigureRule, readFigure, writeFigure } from '../lib/read-figure.ts';

type FigureFieldProps = Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'type' | 'inputMode'> &
  FigureRule & {
    /** Null: empty. Not a number: what stands there is no figure that can be taken, and the field says why. */
    readonly value: number | null;
    /** Decimals that are always written. */
    readonly fixed?: number;
    /** Stands at the end of the field: per cent, days. */
    readonly unit?: string;
  } & (
    | { readonly mayBeEmpty: true; readonly onChange: (value: number | null) => void }
    | { readonly mayBeEmpty?: false; readonly onChange: (value: number) => void }
  );

interface Typed {
  readonly text: string;
  /** As it was handed on. */
  readonly value: number | null;
  /** Whether what is wrong is said: not while somebody still types. */
  readonly isSaid: boolean;
}

/**
 * A field for a figure, as the locale writes it. What was typed is never made another figure: what cannot be taken is
 * said below the field, and its form is not submitted.
 */
export function FigureField(props: FigureFieldProps) {
  const { value, mayBeEmpty, fixed = 0, unit, decimals, least, most, isAbove, error, onChange, ...rest } = props;
  const rule = { decimals, least, most, isAbove };
  const [last, setTyped] = useState<Typed | null>(null);
  const input = useRef<HTMLInputElement>(null);
  // a value that came from elsewhere replaces what was typed
  const typed = last !== null && Object.is(last.value, value) ? last : null;
  const text = typed?.text ?? (value === null || Number.isNaN(value) ? '' : writeFigure(value, fixed));
  const problem = figureProblem(text, rule, mayBeEmpty === true);
  useEffect(() => input.current?.setCustomValidity(problem ?? ''), [problem]);

  function change(next: string): void {
    const reading = readFigure(next, rule);
    if (reading.kind === 'empty' && mayBeEmpty === true) {
      setTyped({ text: next, value: null, isSaid: false });
      return onChange(null);
    }
    const read = reading.kind === 'figure' ? reading.value : Number.NaN;
    setTyped({ text: next, value: read, isSaid: typed?.isSaid ?? false });
    onChange(read);
  }

  return (
    <TextInput
      {...rest}
      {...(unit !== undefined && {
        rightSection: <span className="quiet">{unit}</span>,
        rightSectionWidth: `calc(${unit.length}ch + 18px)`,
        rightSectionPointerEvents: 'none',
      })}
      ref={input}
      inputMode={decimals === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      value={text}
      error={(typed?.isSaid ? problem : undefined) ?? error}
      onChange={(event) => change(event.currentTarget.value)}
      onBlur={() => setTyped(typed === null || problem === undefined ? null : { ...typed, isSaid: true })}
      onInvalid={(event) => {
        // said below the field, not by the browser
        event.preventDefault();
        setTyped({ text, value, isSaid: true });
        const { currentTarget: field } = event;
        if (field.form?.querySelector('input:invalid') === field) field.focus();
      }}
    />
  );
}
