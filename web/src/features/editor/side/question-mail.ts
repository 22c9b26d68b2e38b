import type { EditorBody } from '@showbill/contract';
import { mailto } from '../../../lib/mailto.ts';
import type { TEXTS } from '../../../texts/index.ts';

/** The link that begins an email to the client with these questions, in the words of their language; without an address of theirs it is to nobody yet. */
export function questionMail(
  { title, number, client }: Pick<EditorBody, 'title' | 'number' | 'client'>,
  questions: readonly string[],
  from: { readonly name: string; readonly company: string },
  letter: typeof TEXTS.editor.questions.letter,
): string {
  const asked = questions.length === 1 ? questions : questions.map((question, place) => `${place + 1}. ${question}`);
  const body = [
    letter.hello(client?.name ?? null),
    questions.length === 1 ? letter.one(title, number) : letter.several(title, number),
    asked.join('\n'),
    letter.thanks,
    `${letter.regards}\n${from.name}\n${from.company}`,
  ].join('\n\n');
  return mailto({ to: client?.email ?? '', subject: letter.subject(title, number), text: body });
}
