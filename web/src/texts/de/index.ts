import { words } from '@showbill/contract/words/de';
import type { Texts } from '../shape.ts';
import { activity } from './activity.ts';
import { audit } from './audit.ts';
import { availability } from './availability.ts';
import { catalogue } from './catalogue.ts';
import { clients } from './clients.ts';
import { companySignIn } from './company-sign-in.ts';
import { costs } from './costs.ts';
import { delivery } from './delivery.ts';
import { deliveryPrices } from './delivery-prices.ts';
import { documents } from './documents.ts';
import { editor } from './editor.ts';
import { enquiries } from './enquiries.ts';
import { entry } from './entry.ts';
import { figures } from './figures.ts';
import { firstDay } from './first-day.ts';
import { frame } from './frame.ts';
import { home } from './home.ts';
import { importing } from './importing.ts';
import { jobs } from './jobs.ts';
import { mailing } from './mailing.ts';
import { newProposal } from './new-proposal.ts';
import { paging } from './paging.ts';
import { passkeys } from './passkeys.ts';
import { prices } from './prices.ts';
import { problem } from './problem.ts';
import { clientPicker, proposals } from './proposals.ts';
import { sales } from './sales.ts';
import { settings } from './settings.ts';
import { statuses } from './statuses.ts';
import { tax } from './tax.ts';

/** All the application's texts, in German. */
export const german: Texts = {
  activity,
  audit,
  availability,
  catalogue,
  categories: words.categories,
  clientPicker,
  clients,
  companySignIn,
  costs,
  delivery,
  deliveryPrices,
  documents,
  editor,
  enquiries,
  entry,
  figures,
  firstDay,
  frame,
  home,
  importing,
  jobs,
  mailing,
  newProposal,
  paging,
  passkeys,
  prices,
  problem,
  proposals,
  sales,
  settings,
  statuses,
  tax,
};
