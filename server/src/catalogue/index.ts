import './tables.ts';

export { bringIn } from './bring-in.ts';
export {
  type Accessory,
  archiveProduct,
  type ChangedPrice,
  changePrices,
  createProduct,
  exportCatalogue,
  getProduct,
  type ListedProduct,
  PRODUCT_SORTS,
  type PriceStep,
  type ProductDetails,
  type ProductFilter,
  type ProductSort,
  previewPrices,
  restoreProduct,
  searchProducts,
  updateProduct,
} from './edit/index.ts';
export { type ExchangeRate, findExchangeRate, setExchangeRate } from './exchange-rates.ts';
export { type ImportResult, importCatalogue } from './import-catalogue.ts';
export { ownedUnits, recordChange, recordCounts, requireTracked } from './owned.ts';
export { findProducts, listProducts, type Product } from './products.ts';
export { rereadProducts } from './reading.ts';
export { listRegions, type Region, setRegion } from './regions.ts';
export { type CatalogueItem, findCandidates } from './shelf.ts';
