import { Button, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { formatMoment } from '../../../lib/format.ts';
import { trpc } from '../../../lib/trpc.ts';
import { TEXTS } from '../../../texts/index.ts';
import { Problem } from '../../../ui/problem.tsx';
import { Section } from '../section.tsx';
import classes from '../settings.module.css';
import { type LinkedPerson, readProviderAgain } from './provider.ts';

const texts = TEXTS.companySignIn;

/** Members who have signed in through the provider; each may be linked anew. */
export function People({ people }: { readonly people: readonly LinkedPerson[] }) {
  const unlink = useMutation(trpc.companySignIn.unlink.mutationOptions({ onSettled: readProviderAgain }));
  return (
    <Section title={texts.people}>
      {unlink.isError && <Problem error={unlink.error} />}
      {people.length === 0 ? (
        <Text c="dimmed">{texts.nobody}</Text>
      ) : (
        <ul className={classes.list} aria-label={texts.people}>
          {people.map(({ user_id: id, name, email, last_used_at: lastUsed }) => (
            <li key={id} className={classes.item}>
              <div>
                <Text fw={550}>{name}</Text>
                <div className={classes.facts}>
                  <span>{email}</span>
                  <span>
                    {texts.lastUsed}: {formatMoment(lastUsed)}
                  </span>
                </div>
              </div>
              <Button
                variant="default"
                aria-label={texts.unlinkWhom(name)}
                loading={unlink.isPending && unlink.variables.user_id === id}
                onClick={() => unlink.mutate({ user_id: id })}
              >
                {texts.unlink}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
