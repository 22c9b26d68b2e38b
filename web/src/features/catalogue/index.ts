export { CatalogueImport, type CatalogueImportProps } from './importing/catalogue-import.tsx';
