import type { LazyPage } from '@shared/components/lazyPage';
import { appPaths } from '@shared/paths';
import { recordPage } from './framedPage';

/** The pages about where the herds graze, by their addresses. */
export const grazingPages: readonly (readonly [path: string, page: LazyPage])[] = [
  [appPaths.grazing, recordPage(() => import(/* webpackChunkName: "grazing" */ '@areas/grazing/pages/NowPage'))],
  [
    appPaths.grazingRecord,
    recordPage(() => import(/* webpackChunkName: "grazing" */ '@areas/grazing/pages/RecordPage')),
  ],
  [appPaths.grazingPlan, recordPage(() => import('@areas/grazing/pages/PlanPage'))],
  [appPaths.grazingChart, recordPage(() => import(/* webpackChunkName: "chart" */ '@areas/grazing/pages/ChartPage'))],
  [
    appPaths.grazingChartPrint,
    recordPage(() => import(/* webpackChunkName: "chart" */ '@areas/grazing/pages/ChartPrintPage')),
  ],
  [appPaths.grazingReport, recordPage(() => import('@areas/grazing/pages/ReportPage'))],
  [appPaths.grazingOrganic, recordPage(() => import('@areas/grazing/pages/OrganicPage'))],
  [appPaths.grazingYear, recordPage(() => import('@areas/grazing/pages/YearPage'))],
  [appPaths.grazingMonitoring, recordPage(() => import('@areas/grazing/pages/MonitoringPage'))],
  [appPaths.grazingPhotoPoints, recordPage(() => import('@areas/grazing/pages/PhotoPointsPage'))],
  [appPaths.grazingDrought, recordPage(() => import('@areas/grazing/pages/DroughtPage'))],
];
