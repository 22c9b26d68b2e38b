import './tables.ts';

export { type ExchangeRate, findExchangeRate, setExchangeRate } from './exchange-rates.ts';
export { type ImportResult, importCatalogue } from './import-catalogue.ts';
export { ownedUnits, recordChange, recordCounts, requireTracked } from './owned.ts';
export { countProducts, findProducts, listProducts, type Product } from './products.ts';
export { rereadProducts } from './reading.ts';
export { listRegions, type Region, setRegion } from './regions.ts';
export { type CatalogueItem, findCandidates } from './shelf.ts';
