/** A question of a proposal with its answer: what is then taken for granted. */
export function answeredText(question: string, answer: string): string {
  return `${question} — ${answer}`;
}
