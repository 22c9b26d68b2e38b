export { applyChanges } from './apply.ts';
export { withTexts } from './apply-wording.ts';
export { changedFields } from './changed-fields.ts';
export type { Ground, GroundProduct } from './ground.ts';
export { priceEdited } from './price-sheet.ts';
export { type Replacement, replaceProduct } from './replace-product.ts';
export { lineFieldsOf, type Sheet, type SheetLine, sheetOf } from './sheet.ts';
export { undoOf } from './undo.ts';
