export { deleteDraft } from './delete-draft.ts';
export { duplicateProposal } from './duplicate-proposal.ts';
export { type Edit, editProposal } from './edit-proposal.ts';
export { type Addable, findAddable } from './find-addable.ts';
export type { LineShortage } from './line-shortages.ts';
export { type Editor, openEditor } from './open-editor.ts';
export { renewShareLink } from './renew-share-link.ts';
