import { Alert } from '@mantine/core';
import { TEXTS } from '../../texts/index.ts';

const { problems } = TEXTS.companySignIn;

/** Why a browser came back from a company's sign-in and nobody is signed in, as the server said in the address. */
export function SignInProblem({ problem }: { readonly problem: string | undefined }) {
  const text = Object.entries(problems).find(([name]) => name === problem)?.[1];
  return text === undefined ? null : (
    <Alert color="red" variant="light" role="alert">
      {text}
    </Alert>
  );
}
