import { z } from 'zod';

/** What several tools take. */
export const proposalId = z.uuid('must be the id of a proposal, as list_proposals shows it');

export const revision = z.int().meta({ description: 'As the proposal was last read.' });
