/** How a proposal is said to be: `this one is accepted`. */
export const statuses = {
  draft: 'draft',
  sent: 'sent',
  accepted: 'accepted',
  declined: 'declined',
  expired: 'expired',
  cancelled: 'cancelled',
};

export const roles = { owner: 'owner', editor: 'editor', viewer: 'viewer' };
