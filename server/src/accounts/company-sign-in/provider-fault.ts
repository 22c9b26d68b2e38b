/**
 * Why nobody could be signed in by a provider. `unreachable`: it did not answer, in time or in size, or must not be
 * reached. `no_openid`: it publishes nothing that sign-in can be done by. `other_issuer`: it calls itself otherwise.
 * `declined`: it said no. `untrusted`: its answer did not stand up to being checked.
 */
export type ProviderFault = 'unreachable' | 'no_openid' | 'other_issuer' | 'declined' | 'untrusted';

/** `detail` is for whoever set the provider up: a line without secrets. */
export class ProviderFaultError extends Error {
  override readonly name = 'ProviderFaultError';
  readonly fault: ProviderFault;
  readonly detail: string;

  constructor(fault: ProviderFault, detail: string, cause?: unknown) {
    super(`${fault}: ${detail}`, cause === undefined ? undefined : { cause });
    this.fault = fault;
    this.detail = detail;
  }
}
