import { briefsOf, OWN, SETS } from '../sets.ts';
import { countedBrief, countedStatements, learnAttendees } from './attendees.ts';
import { learnCounts } from './counts.ts';
import { labelledBrief, labelledStatement } from './labelled.ts';
import { sayOf } from './report.ts';
import { learnScope, sayOfScope, writeScope } from './scope.ts';
import { readForms, readLists, readStatements, STATEMENT_FILES } from './statements.ts';
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
    isBriefs: true,
    texts: briefsOf(set).map(labelledBrief),
  }),
);
const statements = [...STATEMENT_FILES.flatMap(readStatements), ...readForms(), ...readLists()];
const parts = Array.from({ length: FOLDS }, (_, fold): Part => {
  const some = statements.filter((_statement, at) => at % FOLDS === fold);
  return { fold, times: 1, isBriefs: false, texts: some.map(labelledStatement) };
});

const all = [...sets, ...parts];
const theirs = learnStatus(all, { is: 'theirs', among: ['asked'] });
const spoken = learnStatus(all, { is: 'spoken', among: ['asked'] });
writeStatus({ theirs: theirs.weights, spoken: spoken.weights });
process.stdout.write(`not from us\n${sayOf(theirs.judged)}only spoken of\n${sayOf(spoken.judged)}`);
process.stdout.write(learnCounts(SETS.filter(({ unread }) => !unread).map(briefsOf)));
const scope = learnScope();
writeScope(scope.judges);
process.stdout.write(sayOfScope(scope.judged));
const counted = readSets.flatMap((set, at) =>
  briefsOf(set).flatMap((brief) => countedBrief(brief, at % FOLDS, set.name === OWN ? OFTEN : 1)),
);
process.stdout.write(learnAttendees([...counted, ...countedStatements()]));
