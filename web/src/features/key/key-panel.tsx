import './key.css';
import type { AccountBody } from '@showbill/contract';
import { type FormEvent, useId, useState } from 'react';
import { ApiError, askApi } from '../../lib/api.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { problemSentence } from '../../lib/problem-words.ts';
import { openSession, useClosingNotice } from '../../lib/session.ts';
import { TEXTS } from '../../texts.ts';
import { Mark } from '../../ui/mark.tsx';
import { KeyHelp } from './key-help.tsx';

/** Asks for an API key and checks it. */
export function KeyPanel() {
  const notice = useClosingNotice();
  const [key, setKey] = useState('');
  const [checking, setChecking] = useState(false);
  const [problem, setProblem] = useState(notice);
  const field = useId();
  usePageTitle(null);

  async function check(event: FormEvent): Promise<void> {
    event.preventDefault();
    const pasted = key.trim();
    if (pasted === '') return setProblem(TEXTS.key.missing);
    if (!/^[!-~]+$/.test(pasted)) return setProblem(TEXTS.key.refused);
    setChecking(true);
    try {
      const account = await askApi<AccountBody>({ path: 'v1/me', key: pasted });
      openSession({ key: pasted, companyName: account.company_name }, account.quota);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.status === 401 ? TEXTS.key.refused : problemSentence(error));
      setChecking(false);
    }
  }

  return (
    <main className="key-panel">
      <p className="wordmark">
        <Mark /> {TEXTS.name}
      </p>
      <h1>{TEXTS.key.heading}</h1>
      <p className="lead">{TEXTS.key.lead}</p>
      <form onSubmit={(event) => void check(event)} noValidate>
        <label htmlFor={field}>{TEXTS.key.label}</label>
        <div className="key-entry">
          <input
            id={field}
            type="password"
            autoComplete="off"
            spellCheck={false}
            autoFocus
            value={key}
            aria-invalid={problem !== null}
            aria-describedby={`${field}-problem`}
            onChange={(event) => setKey(event.target.value)}
          />
          <button type="submit" className="primary" disabled={checking}>
            {checking ? TEXTS.key.checking : TEXTS.key.submit}
          </button>
        </div>
        <p id={`${field}-problem`} className="field-problem" role="alert">
          {problem}
        </p>
      </form>
      <KeyHelp />
    </main>
  );
}
