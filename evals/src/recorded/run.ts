import { createModelDrafter } from '../../../server/src/generation/model/index.ts';
import { evaluate } from '../evaluate.ts';
import { type Recorded, recordedAnswers, startReplay } from './answers.ts';
import { type Compared, compare } from './compare.ts';

/** Every recorded answer over HTTP through the whole path of the language model. */
export async function runRecorded(recorded: readonly Recorded[] = recordedAnswers()): Promise<readonly Compared[]> {
  const provider = await startReplay(recorded);
  try {
    const settings = { provider: 'openai-compatible', model: 'recorded', baseUrl: provider.baseUrl } as const;
    const drafter = createModelDrafter(settings);
    const briefs = recorded.map(({ brief }) => brief);
    const judged = await evaluate(briefs, { drafter, timeoutSeconds: 60, atOnce: 2 });
    return recorded.flatMap((each, place) => {
      const out = judged[place];
      return out === undefined ? [] : [compare(each, out)];
    });
  } finally {
    await provider.close();
  }
}
