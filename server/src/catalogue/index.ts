import './tables.ts';

export { bringIn, type ImportResult, importCatalogue } from './bring-in/index.ts';
export {
  type Accessory,
  archiveProduct,
  type ChangedPrice,
  changePrices,
  createProduct,
  exportCatalogue,
  getProduct,
  listOwnCategories,
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
export {
  deleteExchangeRate,
  type ExchangeRate,
  findExchangeRate,
  listExchangeRates,
  setExchangeRate,
} from './exchange-rates.ts';
export { lockStock } from './stock-lock.ts';
export {
  nameOfProduct,
  ownedUnits,
  recordChange,
  recordCounts,
  recordStock,
  requireTracked,
  requireWithStock,
} from './owned.ts';
export { FIELDS as CATALOGUE_FIELDS, FIXABLE as FIXABLE_FIELDS, type ImportNote } from './import/index.ts';
export { nameKey } from './name-key.ts';
export {
  PICTURE_BYTES,
  type PictureSize,
  preparePicture,
  readPicture,
  readSmallPictures,
  removePicture,
  setPicture,
} from './pictures.ts';
export { priceLevels } from './price-level.ts';
export { findAccessories } from './accessories.ts';
export { findParts, type Part } from './parts.ts';
export { countProducts, findProducts, type KnownProduct, listProducts, type Product } from './products.ts';
export { rereadProducts } from './reading.ts';
export {
  addRegion,
  changeRegion,
  deleteRegion,
  listRegions,
  type Region,
  type RegionInput,
  setRegion,
} from './regions.ts';
export { type CatalogueItem, findCandidates, findSameKind } from './shelf.ts';
