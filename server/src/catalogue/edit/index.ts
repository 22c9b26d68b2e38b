export { type ChangedPrice, changePrices, previewPrices } from './change-prices.ts';
export { exportCatalogue } from './export-catalogue.ts';
export { type Accessory, getProduct, type ProductDetails } from './get-product.ts';
export { listOwnCategories } from './own-categories.ts';
export type { PriceStep } from './new-price.ts';
export {
  archiveProduct,
  createProduct,
  type NewProduct,
  type ProductChanges,
  restoreProduct,
  updateProduct,
} from './save-product.ts';
export { type ListedProduct, PRODUCT_SORTS, type ProductFilter, type ProductSort, searchProducts } from './search.ts';
