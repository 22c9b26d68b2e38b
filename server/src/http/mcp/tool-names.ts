/** The tools that change something, known before the tools themselves are loaded. */
export const WRITING_TOOLS: ReadonlySet<string> = new Set([
  'create_proposal',
  'change_proposal',
  'answer_questions',
  'send_proposal',
]);
