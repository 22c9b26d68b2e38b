import { readdirSync, readFileSync } from 'node:fs';
import { cleanText } from '../../../server/src/generation/model/clean-text.ts';
import { answer, type FakeProvider, startFakeProvider } from '../../../server/src/testing/fake-provider.ts';
import type { EvalBrief } from '../brief.ts';
import { briefsOf, OWN, SETS } from '../sets.ts';

const FOLDER = new URL('../../recorded/answers/', import.meta.url);

/** A brief and what a capable reader answered to its prompt, from that alone. */
export interface Recorded {
  readonly brief: EvalBrief;
  readonly answer: unknown;
}

/** All recorded answers, by id. @throws RangeError where one belongs to no brief of our own. */
export function recordedAnswers(): readonly Recorded[] {
  const own = new Map(
    SETS.filter(({ name }) => name === OWN).flatMap((set) => briefsOf(set).map((each) => [each.id, each])),
  );
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .map((file) => {
      const brief = own.get(file.replace('.json', ''));
      if (brief === undefined) throw new RangeError(`recorded/answers/${file} answers no brief of our own`);
      const written: unknown = JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8'));
      return { brief, answer: written };
    });
}

/** A provider over HTTP that gives the recorded answer to the description that a prompt holds, however often it is asked. */
export function startReplay(recorded: readonly Recorded[]): Promise<FakeProvider> {
  const described = recorded.map((each) => ({
    description: cleanText(each.brief.description, Number.POSITIVE_INFINITY),
    answer: each.answer,
  }));
  return startFakeProvider((request) => {
    const question = request.messages.find(({ role }) => role === 'user')?.content ?? '';
    const found = described.find(({ description }) => question.includes(`\n${description}\n`));
    if (found === undefined) throw new RangeError('nothing was recorded for this description');
    return answer(found.answer);
  });
}
