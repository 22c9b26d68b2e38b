import { describe, expect, it } from 'vitest';
import { english } from '../../../texts/en/index.ts';
import { german } from '../../../texts/de/index.ts';
import { questionMail } from './question-mail.ts';

const PROPOSAL = {
  title: 'Sales & more, 100 % live',
  number: 'P-2026-0042',
  client: { id: 'c', name: 'Ada Marsh', email: 'ada+events@client.example' },
};
const { letter } = english.editor.questions;
const FROM = { name: 'Olive Owner', company: 'Northlight' };

function read(link: string) {
  const { protocol, pathname, searchParams } = new URL(link.replaceAll('+', '%2B'));
  return [protocol, decodeURIComponent(pathname), searchParams.get('subject'), searchParams.get('body')];
}

describe('the email to the client', () => {
  it('lists the questions in a short letter about the proposal', () => {
    expect(read(questionMail(PROPOSAL, ['When may we load in?', 'Lift & stairs?'], FROM, letter))).toEqual([
      'mailto:',
      'ada+events@client.example',
      'Sales & more, 100 % live (P-2026-0042)',
      [
        'Hello Ada Marsh,',
        '',
        'We have a few questions about our proposal “Sales & more, 100 % live” (P-2026-0042):',
        '',
        '1. When may we load in?',
        '2. Lift & stairs?',
        '',
        'A short reply is all we need. Thank you.',
        '',
        'Kind regards,',
        'Olive Owner',
        'Northlight',
      ].join('\r\n'),
    ]);
  });

  it('has a single question without a number, and is to nobody where there is no address', () => {
    const [, to, , body] = read(questionMail({ ...PROPOSAL, client: null }, ['Is there a lift?'], FROM, letter));
    expect(to).toBe('');
    expect(body).toMatch(/^Hello,\r\n\r\nWe have a question about .*:\r\n\r\nIs there a lift\?\r\n/);
  });

  it('speaks the language of whoever reads it', () => {
    const { letter: brief } = german.editor.questions;
    expect(read(questionMail(PROPOSAL, ['Gibt es einen Aufzug?'], FROM, brief)).at(-1)).toMatch(
      /^Guten Tag Ada Marsh,\r\n\r\nwir haben eine Frage zu unserem Angebot „Sales & more, 100 % live“/,
    );
  });
});
