export { findHolding, type Holding } from './find-holding.ts';
