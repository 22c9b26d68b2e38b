import { FIELD_LABEL } from '../texts.ts';

/** The API's message as a sentence, with the form's names for its fields. */
export function problemSentence({ message, param }: { message: string; param?: string | undefined }): string {
  const label = param === undefined ? undefined : FIELD_LABEL[param];
  const named = param === undefined || label === undefined ? message : message.replace(param, label);
  const [first = '', ...rest] = named;
  const sentence = first.toUpperCase() + rest.join('');
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}
