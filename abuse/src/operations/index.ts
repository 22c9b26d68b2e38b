import type { Operation } from '../operation.ts';
import { applicationOperations } from './application.ts';
import { pageOperations } from './client-page.ts';
import { enquiryFormOperations } from './enquiry-form.ts';
import { mcpOperations } from './mcp.ts';
import { paymentNoticeOperations } from './payment-notice.ts';
import { type ApiDocument, publicOperations } from './public.ts';
import { signInOperations } from './sign-in.ts';
import { uploadOperations } from './uploads.ts';

/** Everything that can be asked of the program; the public API as its document says. */
export async function allOperations(document: ApiDocument): Promise<readonly Operation[]> {
  return [
    ...publicOperations(document),
    ...mcpOperations(),
    ...applicationOperations(),
    ...(await uploadOperations()),
    ...signInOperations(),
    ...pageOperations(),
    ...enquiryFormOperations(),
    ...paymentNoticeOperations(),
  ];
}
