import { Skeleton, Stack } from '@mantine/core';

/** Rows that are on their way; `label` is read out. */
export function LoadingRows({ label, rows = 6 }: { readonly label: string; readonly rows?: number }) {
  return (
    <Stack gap="xs" role="status" aria-label={label}>
      {Array.from({ length: rows }, (_, index) => (
        <Skeleton key={index} height={36} radius={4} />
      ))}
    </Stack>
  );
}
