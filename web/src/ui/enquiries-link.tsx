import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { formatCount } from '../lib/format.ts';
import { trpc } from '../lib/trpc.ts';
import { TEXTS } from '../texts/index.ts';

const texts = TEXTS.enquiries;

/** Leads to enquiries, and says how many are new; nothing for a company without a form or any. */
export function EnquiriesLink() {
  const { data } = useQuery(trpc.enquiries.count.queryOptions());
  if (data === undefined || !data.any) return null;
  return (
    <Button variant="default" component={Link} to="/enquiries">
      {data.new === 0 ? texts.title : texts.count(formatCount(data.new), data.new)}
    </Button>
  );
}
