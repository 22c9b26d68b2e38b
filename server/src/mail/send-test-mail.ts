import type { Language } from '@showbill/contract';
import { speechOf } from '../languages/index.ts';
import type { Config } from '../platform/config.ts';
import { newId } from '../platform/ids.ts';
import { createMailer, SendError } from './mailer.ts';
import { paragraph } from './messages/parts.ts';
import { oneLine } from './one-line.ts';
import { renderHtml, renderText } from './render.ts';

const PATIENCE = { connect: 10_000, greeting: 10_000, silence: 10_000, whole: 20_000 };
const ANSWER_LENGTH = 500;

export interface TestMailResult {
  readonly isTaken: boolean;
  /** The mail server's own words, or why it could not be asked; without secrets, in one line. */
  readonly answer: string;
}

/** Sends one mail at once, to see whether the mail server takes it. Null where none is configured. */
export async function sendTestMail(
  config: Pick<Config, 'mail'>,
  to: { readonly name: string; readonly address: string },
  language: Language,
): Promise<TestMailResult | null> {
  const mailer = createMailer(config, PATIENCE);
  if (mailer === null) return null;
  const { test } = speechOf(language).texts.letters;
  const letter = { language, subject: test.subject, blocks: [paragraph(test.text)] };
  try {
    const answer = await mailer.deliver({
      id: newId(),
      fromName: null,
      to,
      cc: [],
      replyTo: null,
      subject: letter.subject,
      text: renderText(letter),
      html: renderHtml(letter),
      automatic: true,
      attachments: [],
    });
    return { isTaken: true, answer: oneLine(answer, ANSWER_LENGTH) };
  } catch (error) {
    if (!(error instanceof SendError)) throw error;
    return { isTaken: false, answer: oneLine(error.message, ANSWER_LENGTH) };
  }
}
