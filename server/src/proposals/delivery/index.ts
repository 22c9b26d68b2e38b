export { deliveryLineOf, deliveryTo, mayBeDelivery, pricedAs } from './delivery-line.ts';
export { type DeliveryGround, type DeliveryQuote, quoteDelivery } from './quote.ts';
export { readDeliveryGround } from './read-delivery-ground.ts';
export { type DeliveryHint, type DeliveryHints, findDeliveryHints } from './find-hints.ts';
export { type DeliveryPreview, previewDelivery } from './preview-delivery.ts';
