import type { inferOutput } from '@trpc/tanstack-react-query';
import { readSettingsAgain } from '../../../lib/change-settings.ts';
import { queryClient, type trpc } from '../../../lib/trpc.ts';

export type PriceSettings = inferOutput<typeof trpc.prices.settings>;
export type RuleItem = PriceSettings['rules'][number];
export type SeasonItem = Extract<RuleItem, { kind: 'season' }>;
export type WaiverItem = Extract<RuleItem, { kind: 'waiver' }>;
export type PriceListItem = PriceSettings['price_lists'][number];
export type CodeItem = PriceSettings['codes'][number];

export async function readPricesAgain(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: [['prices']] });
  await readSettingsAgain();
}
