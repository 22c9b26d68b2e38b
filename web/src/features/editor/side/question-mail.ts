import type { EditorBody } from '@showbill/contract';
import { mailto } from '../../../lib/mailto.ts';
import { TEXTS } from '../../../texts/index.ts';

const texts = TEXTS.editor.questions.letter;

/** The link that begins an email to the client with these questions; without an address of theirs it is to nobody yet. */
export function questionMail(
  { title, number, client }: Pick<EditorBody, 'title' | 'number' | 'client'>,
  questions: readonly string[],
  from: { readonly name: string; readonly company: string },
): string {
  const asked = questions.length === 1 ? questions : questions.map((question, place) => `${place + 1}. ${question}`);
  const body = [
    texts.hello(client?.name ?? null),
    questions.length === 1 ? texts.one(title, number) : texts.several(title, number),
    asked.join('\n'),
    texts.thanks,
    `${texts.regards}\n${from.name}\n${from.company}`,
  ].join('\n\n');
  return mailto({ to: client?.email ?? '', subject: texts.subject(title, number), text: body });
}
