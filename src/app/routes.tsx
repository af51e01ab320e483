import type { ReactNode } from 'react';
import { matchPath } from 'react-router';
import { isMapTester } from '@features/user';
import { Redirect } from '@shared/components/Redirect';
import { lazyPage, type LazyPage } from '@shared/components/lazyPage';
import { readReturnUrl } from '@shared/lib/returnUrl';
import { appPaths } from '@shared/paths';
import { listingPage, patientListingPage, patientRecordsPage, recordPage, recordsPage } from './framedPage';
import { AdminOnly, GuestOnly, NotFoundPage, Only, RanchKnown, InRanch, SetUpOpen, SignedIn } from './guards';
import { grazingPages } from './grazingPages';
import { herdPages } from './herdPages';
import { LeaveWhenDone } from './LeaveWhenDone';

const SignupPage = lazyPage(() => import(/* webpackChunkName: "signup" */ '@features/auth/pages/SignupPage'));
const MobileJoinPage = lazyPage(
  () => import(/* webpackChunkName: "mobileJoin" */ '@features/auth/pages/MobileJoinPage'),
);
const LoginPage = lazyPage(() => import(/* webpackChunkName: "login" */ '@features/auth/pages/LoginPage'));
const RanchStepPage = listingPage(
  () => import(/* webpackChunkName: "onboarding" */ '@areas/onboarding/pages/RanchStepPage'),
);
const NoRanchPage = lazyPage(() => import('@areas/onboarding/pages/NoRanchPage'));
const JoinPage = lazyPage(() => import(/* webpackChunkName: "join" */ '@features/auth/pages/JoinPage'));
const JoinRanchPage = lazyPage(() => import('@areas/onboarding/pages/JoinRanchPage'));
const PartnerJoinPage = lazyPage(
  () => import(/* webpackChunkName: "partnerJoin" */ '@features/auth/pages/PartnerJoinPage'),
);
const PasswordResetRequestPage = lazyPage(
  () => import(/* webpackChunkName: "resetRequest" */ '@features/auth/pages/PasswordResetRequestPage'),
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
const TeamStepPage = listingPage(() => import('@areas/onboarding/pages/TeamStepPage'));
const TodoPage = patientListingPage(() => import('@areas/todo/pages/TodoPage'));
const ForageTablePage = recordsPage(() => import('@areas/paddocks/pages/ForageTablePage'));
const PaddocksPage = recordsPage(() => import(/* webpackChunkName: "paddocks" */ '@areas/paddocks/pages/PaddocksPage'));
const PaddockPage = recordPage(() => import(/* webpackChunkName: "paddocks" */ '@areas/paddocks/pages/PaddockPage'));
const SubscribePage = lazyPage(() => import('@areas/subscribe/pages/SubscribePage'));
const RanchPage = patientListingPage(() => import('@areas/settings/pages/RanchPage'));
const AccountPage = listingPage(() => import(/* webpackChunkName: "settings" */ '@areas/settings/pages/AccountPage'));
const NoticesPage = listingPage(() => import(/* webpackChunkName: "settings" */ '@areas/settings/pages/NoticesPage'));
const TeamPage = listingPage(() => import('@areas/settings/pages/TeamPage'));
const UsersPage = listingPage(() => import(/* webpackChunkName: "panel" */ '@areas/panel/pages/UsersPage'));
const LinksPage = listingPage(() => import(/* webpackChunkName: "panel" */ '@areas/panel/pages/LinksPage'));
const AuditPage = listingPage(() => import(/* webpackChunkName: "panel" */ '@areas/panel/pages/AuditPage'));
const MapLookPage = patientRecordsPage(() => import('@areas/settings/pages/MapLookPage'));
const DataPage = recordPage(() => import('@areas/exchange/pages/DataPage'));
const DevicePage = patientRecordsPage(
  () => import(/* webpackChunkName: "settings" */ '@areas/settings/pages/DevicePage'),
);
const MapStepPage = patientListingPage(() => import('@areas/onboarding/pages/MapStepPage'));
const MapPage = recordPage(() => import('@areas/map/pages/MapPage'));
const MapPrintPage = recordsPage(() => import('@areas/map/pages/MapPrintPage'));

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

const inRanch = (path: string, Page: LazyPage): AppRoute => ({
  path,
  page: inFrame(Page),
  element: (
    <SignedIn>
      <InRanch>
        <MainLayout>
          <Page />
        </MainLayout>
      </InRanch>
    </SignedIn>
  ),
});

const firstStepRoute: AppRoute = {
  path: appPaths.onboardingStep1,
  page: inFrame(RanchStepPage),
  element: (
    <SignedIn>
      <InRanch>
        <SetUpOpen>
          <MainLayout>
            <RanchStepPage />
          </MainLayout>
        </SetUpOpen>
      </InRanch>
    </SignedIn>
  ),
};

/** Opens for people without a ranch too: they have an account and a device like everyone. */
const forSignedIn = (path: string, Page: LazyPage): AppRoute => ({
  path,
  page: inFrame(Page),
  element: (
    <SignedIn>
      <RanchKnown>
        <MainLayout>
          <Page />
        </MainLayout>
      </RanchKnown>
    </SignedIn>
  ),
});

/** An area's own address leads to its first page, once it is known who asks. */
const toFirst = (path: string, first: string): AppRoute => ({
  path,
  element: (
    <SignedIn>
      <InRanch>
        <Redirect to={first} />
      </InRanch>
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

const forMapTesters = (path: string, Page: LazyPage): AppRoute => ({
  path,
  page: inFrame(Page),
  element: (
    <Only who={isMapTester}>
      <InRanch>
        <MainLayout>
          <Page />
        </MainLayout>
      </InRanch>
    </Only>
  ),
});

/** The page that shows every component. The condition takes it out of the production bundle. */
const gallery =
  process.env.NODE_ENV === 'production'
    ? []
    : [
        forAll(
          '/gallery',
          lazyPage(() => import('./gallery/GalleryPage')),
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
  firstStepRoute,
  inRanch(appPaths.onboardingStep2, MapStepPage),
  inRanch(appPaths.onboardingStep3, TeamStepPage),
  inRanch(appPaths.todo, TodoPage),
  ...herdPages.map(([path, Page]) => inRanch(path, Page)),
  inRanch(appPaths.paddocks, PaddocksPage),
  inRanch(appPaths.forageTable, ForageTablePage),
  inRanch(appPaths.paddock, PaddockPage),
  ...grazingPages.map(([path, Page]) => inRanch(path, Page)),
  inRanch(appPaths.subscribe, SubscribePage),
  toFirst(appPaths.settings, appPaths.settingsAccount),
  forSignedIn(appPaths.settingsAccount, AccountPage),
  inRanch(appPaths.settingsRanch, RanchPage),
  inRanch(appPaths.settingsTeam, TeamPage),
  adminOnly(appPaths.panel, UsersPage),
  adminOnly(appPaths.panelLinks, LinksPage),
  adminOnly(appPaths.panelAudit, AuditPage),
  inRanch(appPaths.settingsMap, MapLookPage),
  inRanch(appPaths.settingsData, DataPage),
  forSignedIn(appPaths.settingsDevice, DevicePage),
  forSignedIn(appPaths.settingsNotices, NoticesPage),
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
        <RanchKnown>
          <JoinRanchPage />
        </RanchKnown>
      </SignedIn>
    ),
  },
  { path: appPaths.tooOld, element: <Redirect to={appPaths.signup} /> },
  forAll(appPaths.cancelDelete, CancelDeletePage),
  forMapTesters(appPaths.map, MapPage),
  forMapTesters(appPaths.mapPrint, MapPrintPage),
  ...gallery,
  forAll('*', NotFoundPage),
];

/** Loads the page of an address ahead, so that it draws at once. */
export async function preloadRoute(pathname: string): Promise<void> {
  await routes.find(({ path }) => matchPath(path, pathname) !== null)?.page?.preload();
}
