import type { Category, Unit } from '@showbill/contract';
import type { ColumnType } from 'kysely';
import type { KindMatch, Traits } from '../equipment/index.ts';

type Defaulted<T> = ColumnType<T, T | undefined, T>;

interface ProductsTable {
  company_id: string;
  id: string;
  sku: string | null;
  external_id: string | null;
  name: string;
  name_key: string;
  description: string | null;
  category: Category;
  own_category: string | null;
  unit: Unit;
  unit_price: bigint;
  cost_price: Defaulted<bigint | null>;
  tracked: boolean;
  first_owned: number | null;
  per_attendees: ColumnType<string | null, number | null, number | null>;
  kilograms: ColumnType<string | null, number | null, number | null>;
  cubic_metres: ColumnType<string | null, number | null | undefined, number | null>;
  watts: ColumnType<string | null, number | null, number | null>;
  traits: ColumnType<Traits, string, string>;
  kinds: ColumnType<readonly KindMatch[], string, string>;
  reading: number;
  picture_id: Defaulted<string | null>;
  archived_at: Date | null;
  created_at: Defaulted<Date>;
  updated_at: Defaulted<Date>;
}

interface ProductPicturesTable {
  company_id: string;
  id: string;
  small: Buffer;
  large: Buffer;
  created_at: Date;
}

interface StockChangesTable {
  company_id: string;
  id: string;
  product_id: string;
  cause: 'bought' | 'sold' | 'counted' | 'imported';
  quantity: number;
  day: string;
  note: string | null;
  recorded_at: Date;
}

interface ProductWordsTable {
  company_id: string;
  word: string;
  product_id: string;
}

interface ProductKindsTable {
  company_id: string;
  kind: string;
  product_id: string;
  confidence: number;
}

interface ProductAccessoriesTable {
  company_id: string;
  product_id: string;
  accessory_id: string;
  quantity: number;
  is_part: Defaulted<boolean>;
}

interface RegionsTable {
  company_id: string;
  id: string;
  position: number;
  name: string;
  factor: ColumnType<string, string, string>;
  places: string[];
}

interface ExchangeRatesTable {
  company_id: string;
  from_currency: string;
  to_currency: string;
  rate: string;
}

declare module '../platform/db.ts' {
  interface Tables {
    products: ProductsTable;
    product_pictures: ProductPicturesTable;
    stock_changes: StockChangesTable;
    product_kinds: ProductKindsTable;
    product_words: ProductWordsTable;
    product_accessories: ProductAccessoriesTable;
    regions: RegionsTable;
    exchange_rates: ExchangeRatesTable;
  }
}
