import { previewSent } from '../../mail/index.ts';
import { toMajor } from '../../platform/money/index.ts';
import { forCompany } from '../../platform/tenancy.ts';
import { foreseeSending, type Sending } from '../../proposals/index.ts';
import type { Shown } from './confirmation.ts';
import type { ToolCall } from './tool.ts';

/** What would go out if the proposal was sent now. Throws `not_found`, and `conflict` where it cannot be sent. */
export async function foreseenSending(
  { context, account: { companyId } }: ToolCall,
  id: string,
): Promise<{ readonly shown: Shown; readonly sending: Sending }> {
  return forCompany(context.db, companyId, async (tx) => {
    const sending = await foreseeSending(tx, companyId, id, context);
    const { recipient, subject, text } = await previewSent(tx, sending);
    const { version, revision, total, currency, validUntil } = sending.proposal;
    return {
      sending,
      shown: {
        id: sending.proposal.id,
        version,
        revision,
        recipient,
        subject,
        text,
        total: toMajor(total, currency),
        validUntil,
      },
    };
  });
}
