import type { LazyPage } from '@shared/components/lazyPage';
import { appPaths } from '@shared/paths';
import { recordPage, recordsPage } from './framedPage';

/** The pages of herds by their addresses. Those with a name of their own are before `/herds/:uuid`. */
export const herdPages: readonly (readonly [path: string, page: LazyPage])[] = [
  [appPaths.herds, recordsPage(() => import(/* webpackChunkName: "herds" */ '@areas/herds/pages/HerdsPage'))],
  [
    appPaths.herdsWithdrawal,
    recordPage(() => import(/* webpackChunkName: "withdrawal" */ '@areas/herds/pages/WithdrawalPage')),
  ],
  [appPaths.herdsProducts, recordPage(() => import('@areas/herds/pages/ProductsPage'))],
  [appPaths.herdsFeed, recordPage(() => import('@areas/herds/pages/FeedPage'))],
  [appPaths.herdsAnimals, recordPage(() => import(/* webpackChunkName: "animals" */ '@areas/herds/pages/AnimalsPage'))],
  [appPaths.herdsAnimal, recordPage(() => import(/* webpackChunkName: "animals" */ '@areas/herds/pages/AnimalPage'))],
  [appPaths.herdsTreatments, recordPage(() => import('@areas/herds/pages/TreatmentsPage'))],
  [appPaths.herdsTreatmentsPrint, recordPage(() => import('@areas/herds/pages/RegisterPage'))],
  [appPaths.herd, recordPage(() => import(/* webpackChunkName: "herds" */ '@areas/herds/pages/HerdPage'))],
];
