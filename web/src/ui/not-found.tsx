import { Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { TEXTS } from '../texts/index.ts';
import { Page } from './page.tsx';

const texts = TEXTS.frame.unknownPage;

/** The address is one of the application, and names nothing that this company has. */
export function NotFound() {
  return (
    <Page title={texts.heading}>
      <Stack>
        <Text>{texts.text}</Text>
        <Link to="/" className="tap">
          {texts.home}
        </Link>
      </Stack>
    </Page>
  );
}
