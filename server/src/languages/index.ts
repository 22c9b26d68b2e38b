export type { Formats } from './formats.ts';
export { adjustmentLabel } from './adjustment-label.ts';
export { deliverySentence, lineDeliverySentence } from './delivery-sentence.ts';
export { whyAdjusted } from './why-adjusted.ts';
export { counted, type Speech, quantityText, speechOf } from './speech.ts';
