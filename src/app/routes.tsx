import type { ReactNode } from 'react';
import { matchPath } from 'react-router';
import { Redirect } from '@shared/components/Redirect';
import { lazyPage, type LazyPage } from '@shared/components/lazyPage';
import { readReturnUrl } from '@shared/lib/returnUrl';
import { appPaths } from '@shared/paths';
import { AdminOnly, GuestOnly, Only, SeasonKnown, SeasonResolved, SignedIn, isMapTester } from './guards';
import { LeaveWhenDone } from './LeaveWhenDone';
import { NotFoundPage } from './lazyNotFound';
import { listingPage } from './queries/listingPage';

const SignupPage = lazyPage(() => import(/* webpackChunkName: "signup" */ '@features/auth/pages/SignupPage'));
const MobileJoinPage = lazyPage(
  () => import(/* webpackChunkName: "mobileJoin" */ '@features/auth/pages/MobileJoinPage'),
);
const LoginPage = lazyPage(() => import(/* webpackChunkName: "login" */ '@features/auth/pages/LoginPage'));
const RanchStepPage = listingPage(
  () => import(/* webpackChunkName: "onboarding" */ '@features/onboarding/pages/RanchStepPage'),
);
const NoRanchPage = lazyPage(() => import(/* webpackChunkName: "noRanch" */ '@features/onboarding/pages/NoRanchPage'));
const JoinPage = lazyPage(() => import(/* webpackChunkName: "join" */ '@features/auth/pages/JoinPage'));
const JoinRanchPage = lazyPage(
  () => import(/* webpackChunkName: "joinRanch" */ '@features/onboarding/pages/JoinRanchPage'),
);
const PartnerJoinPage = lazyPage(
  () => import(/* webpackChunkName: "partnerJoin" */ '@features/auth/pages/PartnerJoinPage'),
);
const PasswordResetRequestPage = lazyPage(
  () => import(/* webpackChunkName: "passwordResetRequest" */ '@features/auth/pages/PasswordResetRequestPage'),
);
const PasswordResetPage = lazyPage(
  () => import(/* webpackChunkName: "passwordReset" */ '@features/auth/pages/PasswordResetPage'),
);
const MasqueradePage = lazyPage(
  () => import(/* webpackChunkName: "masquerade" */ '@features/auth/pages/MasqueradePage'),
);
const CancelDeletePage = lazyPage(
  () => import(/* webpackChunkName: "cancelDelete" */ '@features/auth/pages/CancelDeletePage'),
);
const TeamStepPage = listingPage(
  () => import(/* webpackChunkName: "teamStep" */ '@features/onboarding/pages/TeamStepPage'),
);
const TodoPage = listingPage(() => import(/* webpackChunkName: "todo" */ '@features/todo/pages/TodoPage'));
const HerdsPage = lazyPage(() => import(/* webpackChunkName: "herds" */ '@features/herds/pages/HerdsPage'));
const SubscribePage = lazyPage(
  () => import(/* webpackChunkName: "subscribe" */ '@features/subscribe/pages/SubscribePage'),
);
const RanchPage = lazyPage(() => import(/* webpackChunkName: "ranch" */ '@features/settings/pages/RanchPage'));
const AccountPage = lazyPage(() => import(/* webpackChunkName: "settings" */ '@features/settings/pages/AccountPage'));
const TeamPage = listingPage(() => import(/* webpackChunkName: "team" */ '@features/settings/pages/TeamPage'));
const UsersPage = listingPage(() => import(/* webpackChunkName: "panel" */ '@features/panel/pages/UsersPage'));
const LinksPage = listingPage(() => import(/* webpackChunkName: "panel" */ '@features/panel/pages/LinksPage'));
const AuditPage = listingPage(() => import(/* webpackChunkName: "panel" */ '@features/panel/pages/AuditPage'));
const MapSettingsPage = lazyPage(
  () => import(/* webpackChunkName: "mapSettings" */ '@features/settings/pages/MapPage'),
);
const MapStepPage = listingPage(
  () => import(/* webpackChunkName: "mapStep" */ '@features/onboarding/pages/MapStepPage'),
);
const MapPage = lazyPage(() => import(/* webpackChunkName: "map" */ '@features/map/pages/MapPage'));

const MainLayout = lazyPage(() => import(/* webpackChunkName: "layout" */ './layout/MainLayout'));

export interface AppRoute {
  path: string;
  /** What the address shows, guard and all. */
  element: ReactNode;
  /** The page behind the guards, to be loaded ahead. */
  page?: Pick<LazyPage, 'preload'>;
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

/** A page for guests and the signed-in alike. */
const forAll = (path: string, Page: LazyPage): AppRoute => ({ path, page: Page, element: <Page /> });

/** A page and the frame around it, loaded side by side. */
const inFrame = (Page: LazyPage): Pick<LazyPage, 'preload'> => ({
  preload: async () => void (await Promise.all([Page.preload(), MainLayout.preload()])),
});

const inSeason = (path: string, Page: LazyPage): AppRoute => ({
  path,
  page: inFrame(Page),
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

/** An area's own address leads to its first room, once it is known who asks. */
const toFirst = (path: string, first: string): AppRoute => ({
  path,
  element: (
    <SignedIn>
      <SeasonResolved>
        <Redirect to={first} />
      </SeasonResolved>
    </SignedIn>
  ),
});

/** Needs neither a ranch nor a season. */
const adminOnly = (path: string, Page: LazyPage): AppRoute => ({
  path,
  page: inFrame(Page),
  element: (
    <AdminOnly>
      <MainLayout>
        <Page />
      </MainLayout>
    </AdminOnly>
  ),
});

/** Where a sign-in leads: to where the person wanted to go, when that is a page of this site. */
const afterLogin = (search: string): string =>
  readReturnUrl(new URLSearchParams(search).get('returnUrl')) ?? appPaths.onboardingStep1;

const joinRoute: AppRoute = {
  path: appPaths.join,
  page: JoinPage,
  element: (
    <>
      <GuestOnly home={() => appPaths.onboardingStep1}>
        <JoinPage />
      </GuestOnly>
      <LeaveWhenDone form="join" afterMs={0} />
    </>
  ),
};

/** How long it can be read whom an admin acts as, before the page is left. */
const MASQUERADE_NOTICE_MS = 1_500;

const masqueradeRoute: AppRoute = {
  path: appPaths.masquerade,
  page: MasqueradePage,
  element: (
    <>
      <MasqueradePage />
      <LeaveWhenDone form="masquerade" afterMs={MASQUERADE_NOTICE_MS} />
    </>
  ),
};

const mapRoute: AppRoute = {
  path: appPaths.map,
  page: inFrame(MapPage),
  element: (
    <Only who={isMapTester}>
      <SeasonResolved>
        <MainLayout>
          <MapPage />
        </MainLayout>
      </SeasonResolved>
    </Only>
  ),
};

/** The page that shows every component. The condition takes it out of the production bundle. */
const gallery =
  process.env.NODE_ENV === 'production'
    ? []
    : [
        forAll(
          '/gallery',
          lazyPage(() => import(/* webpackChunkName: "gallery" */ './gallery/GalleryPage')),
        ),
      ];

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
  toFirst(appPaths.onboarding, appPaths.onboardingStep1),
  inSeason(appPaths.onboardingStep1, RanchStepPage),
  inSeason(appPaths.onboardingStep2, MapStepPage),
  inSeason(appPaths.onboardingStep3, TeamStepPage),
  inSeason(appPaths.todo, TodoPage),
  inSeason(appPaths.herds, HerdsPage),
  inSeason(appPaths.subscribe, SubscribePage),
  toFirst(appPaths.settings, appPaths.settingsAccount),
  inSeason(appPaths.settingsAccount, AccountPage),
  inSeason(appPaths.settingsRanch, RanchPage),
  inSeason(appPaths.settingsTeam, TeamPage),
  adminOnly(appPaths.panel, UsersPage),
  adminOnly(appPaths.panelLinks, LinksPage),
  adminOnly(appPaths.panelAudit, AuditPage),
  inSeason(appPaths.settingsMap, MapSettingsPage),
  masqueradeRoute,
  joinRoute,
  guestOnly(appPaths.partnerJoin, PartnerJoinPage, () => appPaths.onboardingStep1),
  forAll(appPaths.passwordResetRequest, PasswordResetRequestPage),
  forAll(appPaths.passwordReset, PasswordResetPage),
  {
    path: appPaths.joinRanch,
    page: JoinRanchPage,
    element: (
      <SignedIn>
        <SeasonKnown>
          <JoinRanchPage />
        </SeasonKnown>
      </SignedIn>
    ),
  },
  { path: appPaths.tooOld, element: <Redirect to={appPaths.signup} /> },
  forAll(appPaths.cancelDelete, CancelDeletePage),
  mapRoute,
  ...gallery,
  forAll('*', NotFoundPage),
];

/** Loads the page of an address ahead, so that it draws at once. */
export async function preloadRoute(pathname: string): Promise<void> {
  await routes.find(({ path }) => matchPath(path, pathname) !== null)?.page?.preload();
}
