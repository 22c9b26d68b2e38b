import './tables.ts';

export { type AvailabilityQuery, getAvailability, readReport } from './availability.ts';
export { type Booking, bookingsFor, type Holding, listBookings, setBookings } from './bookings.ts';
export {
  comesBack,
  dispatchUnits,
  forgiveUnits,
  isEquipmentOut,
  moveUnits,
  returnUnits,
  unitsOut,
  unitsThatLeft,
} from './dispatched.ts';
export { findHolders, type Holder } from './holders.ts';
export { companyOfHold, holdStock, releaseHold } from './holds.ts';
export { listOpenHolds, type OpenHold } from './open-holds.ts';
export { type Lot, readLots, restoreLots, setLateAfter } from './lots.ts';
export { getFigures, listTracked, PRODUCTS_A_PAGE, type TrackedProducts } from './pages.ts';
export { leastFree, type Report } from './report/index.ts';
export { findShortages, type Shortage } from './shortages.ts';
export {
  addSubHire,
  type ChangedSubHire,
  changeSubHire,
  listSubHires,
  listSuppliers,
  moveSubHires,
  noteAsked,
  removeSupplier,
  requireSubHire,
  saveSupplier,
  type ShortDay,
  type SubHire,
  type SubHireChanges,
  type SubHireInput,
  type Supplier,
} from './sub-hires/index.ts';
export { listStockLog, type StockLogEntry } from './stock-log.ts';
