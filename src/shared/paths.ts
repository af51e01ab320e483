import { linkPaths } from '@contract/http/links';
import { isReturnUrl } from './lib/returnUrl';

/** Every address of the app, by name. A pattern where it is one, a builder where it has parts. */
export const appPaths = {
  ...linkPaths,
  signup: '/',
  mobileJoin: '/mobile-join',
  login: '/login',
  masquerade: '/admin',
  noRanch: '/no-ranch',
  subscribe: '/subscribe',
  herds: '/herds',
  herdsWithdrawal: '/herds/withdrawal',
  herdsProducts: '/herds/products',
  herdsFeed: '/herds/feed',
  herdsAnimals: '/herds/animals',
  herdsAnimal: '/herds/animals/:uuid',
  herdsTreatments: '/herds/treatments',
  herdsTreatmentsPrint: '/herds/treatments/print',
  herd: '/herds/:uuid',
  paddocks: '/paddocks',
  paddock: '/paddocks/:uuid',
  forageTable: '/paddocks/forage',
  grazing: '/grazing',
  grazingPlan: '/grazing/plan',
  grazingRecord: '/grazing/record',
  grazingChart: '/grazing/chart',
  grazingChartPrint: '/grazing/chart/print',
  grazingReport: '/grazing/report',
  tooOld: '/too-old',
  panel: '/panel',
  panelLinks: '/panel/links',
  panelAudit: '/panel/audit',
  settings: '/settings',
  settingsAccount: '/settings/account',
  settingsRanch: '/settings/ranch',
  settingsTeam: '/settings/team',
  settingsMap: '/settings/map',
  settingsData: '/settings/data',
  settingsDevice: '/settings/device',
  settingsNotices: '/settings/notices',
  onboarding: '/onboarding',
  onboardingStep1: '/onboarding/step-1',
  onboardingStep2: '/onboarding/step-2',
  onboardingStep3: '/onboarding/step-3',
  todo: '/todo',
  map: '/map',
  mapPrint: '/map/print',
  notFound: '/404',
} as const satisfies Record<string, string>;

/** The sign-in page, with the way back to where the person wanted to go. */
export function loginHref(returnUrl: string): string {
  return isReturnUrl(returnUrl) ? `${appPaths.login}?returnUrl=${encodeURIComponent(returnUrl)}` : appPaths.login;
}
