import { briefsOf, OWN, SETS } from '../sets.ts';
import { countedBrief, countedStatements, learnAttendees } from './attendees.ts';
import { learnCounts } from './counts.ts';
import { labelledBrief, labelledStatement } from './labelled.ts';
import { sayOf } from './report.ts';
import { learnScope, sayOfScope, writeScope } from './scope.ts';
import { ENQUIRY_FILES, readForms, readLists, readStatements, type Statement, STATEMENT_FILES } from './statements.ts';
import { learnStatus, type Part, writeStatus } from './status.ts';

/**
 * `npm run learn`: learns what a thing is to the company, which number counts it, the scope of a brief, and which figure
 * counts who attends. Writes the weights that reading judges with. Each brief is judged by what was learned from others;
 * how well that goes is printed. Nothing is learned from the sets that are unread.
 */
const FOLDS = 5;
/** What the engine is tuned to counts more. */
const OFTEN = 3;

const readSets = SETS.filter(({ unread }) => !unread);
const sets = readSets.map(
  (set, at): Part => ({
    fold: at % FOLDS,
    times: set.name === OWN ? OFTEN : 1,
    judgedAs: 'briefs',
    texts: briefsOf(set).map(labelledBrief),
  }),
);
const inFolds = (statements: readonly Statement[], judgedAs: Part['judgedAs']): readonly Part[] =>
  Array.from({ length: FOLDS }, (_, fold): Part => {
    const some = statements.filter((_statement, at) => at % FOLDS === fold);
    return { fold, times: 1, judgedAs, texts: some.map(labelledStatement) };
  });
const statements = [...STATEMENT_FILES.flatMap(readStatements), ...readForms(), ...readLists()];
const enquiries = ENQUIRY_FILES.flatMap(readStatements);

const all = [...sets, ...inFolds(statements, null), ...inFolds(enquiries, 'enquiries')];
const theirs = learnStatus(all, { is: 'theirs', among: ['asked'] });
const spoken = learnStatus(all, { is: 'spoken', among: ['asked'] });
writeStatus({ theirs: theirs.weights, spoken: spoken.weights });
for (const [source, judged] of Map.groupBy(theirs.judged, ({ judgedAs }) => judgedAs))
  process.stdout.write(`not from us, in ${source}\n${sayOf(judged)}`);
process.stdout.write(`only spoken of\n${sayOf(spoken.judged.filter(({ judgedAs }) => judgedAs === 'briefs'))}`);
process.stdout.write(learnCounts(SETS.filter(({ unread }) => !unread).map(briefsOf)));
const scope = learnScope();
writeScope(scope.judges);
process.stdout.write(sayOfScope(scope.judged));
const counted = readSets.flatMap((set, at) =>
  briefsOf(set).flatMap((brief) => countedBrief(brief, at % FOLDS, set.name === OWN ? OFTEN : 1)),
);
process.stdout.write(learnAttendees([...counted, ...countedStatements()]));
