import { Button, Center, Container, Loader, Stack, Text, Title } from '@mantine/core';
import { type ErrorComponentProps, Link } from '@tanstack/react-router';
import { isPassing } from '../lib/problem.ts';
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

/** A page that could not be shown. */
export function Broken({ error, reset }: ErrorComponentProps) {
  return (
    <Container size="sm" py={48} component="main">
      <Stack>
        <Title order={1}>{TEXTS.problem.render}</Title>
        <Problem error={error} onRetry={reset} />
        {!isPassing(error) && (
          <Button variant="default" onClick={() => location.reload()}>
            {TEXTS.problem.reload}
          </Button>
        )}
      </Stack>
    </Container>
  );
}

export function Waiting() {
  return (
    <Center py={96}>
      <Loader size="sm" type="dots" />
    </Center>
  );
}
