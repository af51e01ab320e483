import type { ReactNode } from 'react';
import { matchPath } from 'react-router';
import { lazyPage, type LazyPage } from '@shared/components/lazyPage';
import { readReturnUrl } from '@shared/lib/returnUrl';
import { appPaths } from '@shared/paths';
import { GuestOnly, SeasonResolved, SignedIn } from './guards';
import { MainLayout } from './layout/MainLayout';
import { NotFoundPage } from './NotFoundPage';

const SignupPage = lazyPage(() => import(/* webpackChunkName: "signup" */ '@features/auth/pages/SignupPage'));
const MobileJoinPage = lazyPage(
  () => import(/* webpackChunkName: "mobileJoin" */ '@features/auth/pages/MobileJoinPage'),
);
const LoginPage = lazyPage(() => import(/* webpackChunkName: "login" */ '@features/auth/pages/LoginPage'));
const RanchStepPage = lazyPage(
  () => import(/* webpackChunkName: "onboarding" */ '@features/onboarding/pages/RanchStepPage'),
);
const NoRanchPage = lazyPage(() => import(/* webpackChunkName: "noRanch" */ '@features/onboarding/pages/NoRanchPage'));
const AccountPage = lazyPage(() => import(/* webpackChunkName: "settings" */ '@features/settings/pages/AccountPage'));

export interface AppRoute {
  path: string;
  /** What the address shows, guard and all. */
  element: ReactNode;
  /** The page behind the guards, to be loaded ahead. */
  page?: LazyPage;
}

const guestOnly = (path: string, Page: LazyPage, home: (search: string) => string): AppRoute => ({
  path,
  page: Page,
  element: (
    <GuestOnly home={home}>
      <Page />
    </GuestOnly>
  ),
});

const inSeason = (path: string, Page: LazyPage): AppRoute => ({
  path,
  page: Page,
  element: (
    <SignedIn>
      <SeasonResolved>
        <MainLayout>
          <Page />
        </MainLayout>
      </SeasonResolved>
    </SignedIn>
  ),
});

/** Where a sign-in leads: to where the person wanted to go, when that is a page of this site. */
const afterLogin = (search: string): string =>
  readReturnUrl(new URLSearchParams(search).get('returnUrl')) ?? appPaths.onboardingStep1;

/** An address of the product whose page is still to come: it shows the 404 page, as any unknown one does. */
const toCome = (path: string): AppRoute => ({ path, element: <NotFoundPage /> });

/** Every address of the product, and what stands there. */
export const routes: readonly AppRoute[] = [
  guestOnly(appPaths.signup, SignupPage, () => appPaths.onboardingStep1),
  guestOnly(appPaths.mobileJoin, MobileJoinPage, () => appPaths.settingsAccount),
  guestOnly(appPaths.login, LoginPage, afterLogin),
  {
    path: appPaths.noRanch,
    page: NoRanchPage,
    element: (
      <SignedIn>
        <NoRanchPage />
      </SignedIn>
    ),
  },
  inSeason(appPaths.onboardingStep1, RanchStepPage),
  inSeason(appPaths.settingsAccount, AccountPage),
  toCome(appPaths.masquerade),
  toCome(appPaths.join),
  toCome(appPaths.partnerJoin),
  toCome(appPaths.passwordResetRequest),
  toCome(appPaths.passwordReset),
  toCome(appPaths.joinRanch),
  toCome(appPaths.subscribe),
  toCome(appPaths.herds),
  toCome(appPaths.tooOld),
  toCome(`${appPaths.panel}/*`),
  toCome(appPaths.cancelDelete),
  toCome(`${appPaths.settings}/*`),
  toCome(`${appPaths.onboarding}/*`),
  toCome(appPaths.todo),
  toCome(appPaths.map),
  { path: '*', element: <NotFoundPage /> },
];

/** Loads the page of an address ahead, so that it draws at once. */
export async function preloadRoute(pathname: string): Promise<void> {
  await routes.find(({ path }) => matchPath(path, pathname) !== null)?.page?.preload();
}
