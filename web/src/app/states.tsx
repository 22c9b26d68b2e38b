import { Button, Center, Container, Loader, Stack, Text, Title } from '@mantine/core';
import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router';
import { isFault, isPassing } from '../lib/problem.ts';
import { TEXTS } from '../texts/index.ts';
import { Problem } from '../ui/problem.tsx';

/** Nothing stands at this address. */
export function Unknown() {
  return (
    <Container size="xs" py={96} component="main">
      <Stack>
        <Title order={1}>{TEXTS.frame.unknownPage.heading}</Title>
        <Text>{TEXTS.frame.unknownPage.text}</Text>
        <Link to="/" className="tap">
          {TEXTS.frame.unknownPage.home}
        </Link>
      </Stack>
    </Container>
  );
}

/** A page that could not be shown; it is asked for anew once the server can be reached again. */
export function Broken({ error }: ErrorComponentProps) {
  const router = useRouter();
  return (
    <Container size="sm" py={48} component="section">
      <Stack>
        <Title order={1}>{TEXTS.problem.render}</Title>
        <Problem error={error} onRetry={() => void router.invalidate()} />
        {!isPassing(error) && !isFault(error) && (
          <Button variant="default" onClick={() => location.reload()}>
            {TEXTS.problem.reload}
          </Button>
        )}
      </Stack>
    </Container>
  );
}

/** The same where nothing stands around it: not even who is signed in is known. */
export function BrokenStart(props: ErrorComponentProps) {
  return (
    <main>
      <Broken {...props} />
    </main>
  );
}

export function Waiting() {
  return (
    <Center py={96}>
      <Loader size="sm" type="dots" />
    </Center>
  );
}
