import './brief.css';
import { formatCount } from '@showbill/contract/words';
import { type FormEvent, type KeyboardEvent, useEffect, useState } from 'react';
import { useStore } from '../../lib/store.ts';
import { TEXTS } from '../../texts.ts';
import { Problem } from '../../ui/problem.tsx';
import { charactersLeft, type Draft, draft, toRequest } from './draft.ts';
import { EventFields } from './event-fields.tsx';
import { generate, useGeneration } from './generation.ts';
import { Working } from './working.tsx';

/** Where the event is described; the keyboard shortcut `n` looks for it by this id. */
export const DESCRIPTION_ID = 'description';

/** Where fields are touched, putting the cursor into one would open a keyboard over the page. */
const HAS_KEYBOARD = !matchMedia('(pointer: coarse)').matches;
const SHORTCUT = /Mac|iP/.test(navigator.platform) ? TEXTS.brief.shortcutMac : TEXTS.brief.shortcut;

export function BriefForm() {
  const values = useStore(draft);
  const generation = useGeneration();
  const [missing, setMissing] = useState(false);
  const left = charactersLeft(values.description);
  const working = generation.state === 'working';
  useEffect(() => {
    if (generation.state === 'failed' && HAS_KEYBOARD) document.getElementById(DESCRIPTION_ID)?.focus();
  }, [generation.state]);
  const change = (changed: Partial<Draft>): void => draft.set({ ...values, ...changed });

  function submit(event: FormEvent): void {
    event.preventDefault();
    const absent = values.description.trim() === '';
    setMissing(absent);
    if (absent || left < 0) return document.getElementById(DESCRIPTION_ID)?.focus();
    if (!working) void generate(toRequest(values));
  }

  return (
    <form className="brief" onSubmit={submit} onKeyDown={submitOnShortcut}>
      <fieldset disabled={working}>
        <h1>
          <label htmlFor={DESCRIPTION_ID}>{TEXTS.brief.heading}</label>
        </h1>
        <textarea
          id={DESCRIPTION_ID}
          rows={6}
          autoFocus={HAS_KEYBOARD}
          placeholder={TEXTS.brief.placeholder}
          value={values.description}
          aria-invalid={missing || left < 0}
          aria-describedby="description-problem"
          onChange={(event) => {
            setMissing(false);
            change({ description: event.target.value });
          }}
        />
        <p id="description-problem" className="field-problem" role="alert">
          {missing && TEXTS.brief.missing}
          {left < 0 && TEXTS.brief.over(formatCount(-left))}
        </p>
        {left >= 0 && left < 1000 && <p className="quiet">{TEXTS.brief.left(formatCount(left))}</p>}
        <EventFields values={values} onChange={change} />
        <div className="brief-end">
          <p className="quiet">{TEXTS.brief.optional}</p>
          <button type="submit" className="primary">
            {TEXTS.brief.submit} <kbd>{SHORTCUT}</kbd>
          </button>
        </div>
      </fieldset>
      {generation.state === 'working' && <Working since={generation.since} />}
      {generation.state === 'failed' && (
        <Problem error={generation.error} onRetry={() => void generate(toRequest(values))} />
      )}
    </form>
  );
}

function submitOnShortcut(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}
