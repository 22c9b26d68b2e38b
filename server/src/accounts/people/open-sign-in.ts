import type { PeopleContext, SignIn } from './sign-in.ts';

/** `createSignIn`, loaded when it is wanted: better-auth takes longer to load than the rest of the program. */
export async function openSignIn(context: PeopleContext, basePath: string): Promise<SignIn> {
  const { createSignIn } = await import('./sign-in.ts');
  return createSignIn(context, basePath);
}
