import type { Page } from 'playwright-core';

/**
 * Gives a window an authenticator of its own, which knows whose finger it is; returns what takes the finger away and lays
 * it on again.
 */
export async function addAuthenticator(page: Page): Promise<(finger: 'away' | 'on') => Promise<unknown>> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return (finger) =>
    session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: finger === 'on' });
}
