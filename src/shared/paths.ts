import { isReturnUrl } from './lib/returnUrl';

/** Every address of the app, by name. A pattern where it is one, a builder where it has parts. */
export const appPaths = {
  signup: '/',
  mobileJoin: '/mobile-join',
  login: '/login',
  masquerade: '/admin',
  join: '/join',
  partnerJoin: '/partner-join',
  passwordResetRequest: '/password-reset-request',
  passwordReset: '/password-reset',
  joinRanch: '/join-ranch',
  noRanch: '/no-ranch',
  subscribe: '/subscribe',
  herds: '/herds',
  tooOld: '/too-old',
  panel: '/panel',
  panelLinks: '/panel/links',
  panelAudit: '/panel/audit',
  cancelDelete: '/cancel_delete',
  settings: '/settings',
  settingsAccount: '/settings/account',
  settingsRanch: '/settings/ranch',
  settingsTeam: '/settings/team',
  settingsMap: '/settings/map',
  onboarding: '/onboarding',
  onboardingStep1: '/onboarding/step-1',
  onboardingStep2: '/onboarding/step-2',
  onboardingStep3: '/onboarding/step-3',
  todo: '/todo',
  map: '/map',
  notFound: '/404',
} as const;

/** The sign-in page, with the way back to where the person wanted to go. */
export function loginHref(returnUrl: string): string {
  return isReturnUrl(returnUrl) ? `${appPaths.login}?returnUrl=${encodeURIComponent(returnUrl)}` : appPaths.login;
}
