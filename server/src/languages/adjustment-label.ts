import { counted, type Speech } from './speech.ts';

/** What the program itself writes into an adjustment, `3 days charged as 2.5` and `20 %`, in another language. */
export function adjustmentLabel(
  speech: Speech,
  { kind, label }: { readonly kind: 'multi_day' | 'discount' | 'surcharge' | 'tax'; readonly label: string },
): string {
  const { format, texts } = speech;
  switch (kind) {
    case 'multi_day':
      return label.replaceAll(/(\d+) days charged as ([\d.]+)/g, (_, days: string, charged: string) =>
        texts.chargedAs(counted(speech, Number(days), 'day'), format.decimal(charged)),
      );
    case 'tax':
      return label.replace(/[\d.]+(?= %$)/, (rate) => format.decimal(rate));
    case 'discount':
    case 'surcharge':
      return label;
    default:
      return kind satisfies never;
  }
}
