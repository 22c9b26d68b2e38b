import './tables.ts';

export {
  addFollowUp,
  changeFollowUp,
  type DueFollowUp,
  dueFollowUps,
  type FollowUp,
  finishFollowUp,
  removeFollowUp,
} from './follow-ups.ts';
export { readMarks, type SalesMarks } from './marks.ts';
export { type Outcome, setOutcome } from './outcome.ts';
export { assignProposal, readOwner } from './owner.ts';
export { readSales, type Sales } from './read-sales.ts';
export { changeSalesSettings, readSalesSettings, type SalesSettings } from './settings.ts';
export { copyTags, listTags, removeTag, renameTag, type Tag, tagProposal, untagProposal } from './tags.ts';
