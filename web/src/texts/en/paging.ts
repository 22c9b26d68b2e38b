/** Below lists that are shown page by page. */
export const paging = {
  shown: (from: string, to: string, of: string) => `${from} to ${to} of ${of}`,
  previous: 'Previous',
  next: 'Next',
  label: 'Pages',
} as const;
