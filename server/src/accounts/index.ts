import './company-sign-in/tables.ts';
import './people/tables.ts';
import './tables.ts';

export {
  type Account,
  type Admission,
  type Admitter,
  type Along,
  createAdmitter,
  type Quota,
  type RateState,
  type Requested,
} from './admission.ts';
export {
  type Reservation,
  readQuota,
  settlePlace,
  sweepExpiredLeases,
} from './allowance.ts';
export {
  type ApiKey,
  createApiKey,
  endApiKey,
  listApiKeys,
  type NewApiKey,
  nameOfKey,
  revokeApiKey,
} from './api-keys.ts';
export {
  type Company,
  type CompanySettings,
  changeSettings,
  companyNamed,
  createCompany,
  getCompany,
  inCompany,
  keepAuditFor,
  listCompanies,
  setLeastMargin,
  saveSettings,
  updateCompany,
} from './companies.ts';
export {
  beginCompanySignIn,
  type CompanySignInContext,
} from './company-sign-in/begin-sign-in.ts';
export { beginInBrowser, browserOf } from './company-sign-in/browser-cookie.ts';
export {
  removeProvider,
  requireProvider,
  saveProvider,
  stopRequiringProvider,
  useProvider,
} from './company-sign-in/change-provider.ts';
export { finishCompanySignIn, type SignInProblem } from './company-sign-in/finish-sign-in.ts';
export { listIdentities, signInsOf, unlinkIdentity } from './company-sign-in/identities.ts';
export { callbackUrl, type Provider, readProvider } from './company-sign-in/providers.ts';
export { testProvider } from './company-sign-in/test-provider.ts';
export { type Country, isCountry, listCountries } from './countries.ts';
export { type CountryTax, taxOf } from './country-taxes.ts';
export { recordedPublicUrl, recordPublicUrl } from './installation.ts';
export { hashKey, isWellFormedKey } from './key-format.ts';
export { createScopesOfKeys, type HasScope } from './key-scopes.ts';
export type { Letterhead, Presentation } from './letterhead.ts';
export { LOGO_BYTES, logoOf, readLogo, removeLogo, setLogo } from './logos.ts';
export {
  acceptInvitation,
  type Invitation,
  invitationMail,
  invite,
  listInvitations,
  readInvitation,
  renewInvitationToken,
  revokeInvitation,
  signUpInvited,
} from './people/invitations.ts';
export { findKnownBrowser, knownBrowserCookie } from './people/known-browser.ts';
export { invitationUrl } from './people/links.ts';
export {
  changeRole,
  companiesOf,
  companiesRequiringSecondFactor,
  createMember,
  isSessionOpen,
  listMembers,
  type Member,
  type Membership,
  removeMember,
  requireSecondFactor,
  rightsOf,
  roleOf,
} from './people/members.ts';
export { openSignIn } from './people/open-sign-in.ts';
export { hasPassword, setPassword } from './people/password.ts';
export type { InvitationMail, PeopleMail, ResetMail, SignUpMail } from './people/people-mail.ts';
export { prunePeople } from './people/prune.ts';
export { addPasskey, beginPasskey } from './people/second-factor/add-passkey.ts';
export { beginApp, confirmApp, removeApp } from './people/second-factor/authenticator-app.ts';
export { resetSecondFactor, secondFactorOf, useSecondFactor } from './people/second-factor/factors.ts';
export { hasSecondFactor } from './people/second-factor/has-second-factor.ts';
export {
  ownerOfPasskey,
  passkeyOptions,
  passkeyOptionsOf,
  verifyPasskey,
} from './people/second-factor/passkey-sign-in.ts';
export { passkeySite } from './people/second-factor/passkey-site.ts';
export { removePasskey, renamePasskey } from './people/second-factor/passkeys.ts';
export { renewRecoveryCodes } from './people/second-factor/recovery-codes.ts';
export { createSeenNotes, endOtherSessions, endSession, listSessions } from './people/sessions.ts';
export type { PeopleContext, Session, SignIn } from './people/sign-in.ts';
export { type SignUp, signUpCompany } from './people/sign-up.ts';
export { countTry, forgiveTry, networkOf, type OwnTry, type Try } from './people/slow-down.ts';
export { changeLanguage, findPerson, languageOf, type Person, renamePerson } from './people/users.ts';
export { beginSignUp, confirmSignUp } from './people/verified-sign-up.ts';
export { findSandbox, refreshSandbox, wipeSandbox } from './sandbox.ts';
export { requireSubscription } from './subscription.ts';
export type { ChargedDaysJson, PaymentTermsJson } from './tables.ts';
export { withPlace } from './with-place.ts';
export { changeWithdrawal } from './withdrawal-settings.ts';
