export { addSubHire, type ChangedSubHire, changeSubHire } from './change-sub-hire.ts';
export { listSubHires } from './list-sub-hires.ts';
export { moveSubHires } from './move-sub-hires.ts';
export { noteAsked } from './note-asked.ts';
export { requireSubHire } from './require-sub-hire.ts';
export type { ShortDay, SubHire, SubHireChanges, SubHireInput } from './sub-hire.ts';
export { listSuppliers, removeSupplier, saveSupplier, type Supplier } from './suppliers.ts';
