import { Button } from '@mantine/core';
import { DownloadIcon } from '@radix-ui/react-icons';
import { useMutation } from '@tanstack/react-query';
import { addDays } from '../../lib/days.ts';
import { TEXTS } from '../../texts/index.ts';
import { Problem } from '../../ui/problem.tsx';
import { download, toCsv } from './csv.ts';
import type { GridProduct } from './figures.ts';
import { pagesOf } from './pages.ts';
import { type GridRange, useAllFigures } from './use-figures.ts';

const texts = TEXTS.availability;

interface ExportProps {
  /** Those that the filter leaves. */
  readonly products: readonly GridProduct[];
  readonly all: readonly GridProduct[];
  readonly pageSize: number;
  readonly range: GridRange;
}

/** Saves what the grid shows, all of its days, as a file. */
export function ExportButton({ products, all, pageSize, range }: ExportProps) {
  const readAll = useAllFigures();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => readAll(range, pagesOf(products, all, pageSize)),
    onSuccess: (figures) => {
      const last = addDays(range.from, range.days - 1);
      download(texts.file(range.from, last), toCsv(products, figures, range));
    },
  });
  return (
    <>
      {error !== null && <Problem error={error} onRetry={() => mutate()} />}
      <Button
        variant="default"
        leftSection={<DownloadIcon aria-hidden />}
        loading={isPending}
        disabled={products.length === 0}
        onClick={() => mutate()}
      >
        {texts.export}
      </Button>
    </>
  );
}
