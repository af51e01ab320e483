import { useSelector } from 'react-redux';
import { selectAll, type WithRecords } from '@records/index';
import { latePart } from '@shared/components/latePart';

/** Whether anything was ever treated: without that, nothing of this is loaded. */
export const useHasTreatments = (): boolean =>
  useSelector((state: WithRecords) => selectAll(state, 'treatment')).length > 0;

/** Whether the list of what is in withdrawal may say something: of animals, or of paddocks. */
export const useHasWithdrawal = (): boolean =>
  useSelector(
    (state: WithRecords) => selectAll(state, 'treatment').length + selectAll(state, 'paddock_treatment').length,
  ) > 0;

export const LateHerdInWithdrawal = latePart(() => import(/* webpackChunkName: "withdrawal" */ './HerdInWithdrawal'));
export const LateInWithdrawalLink = latePart(() => import(/* webpackChunkName: "withdrawal" */ './InWithdrawalLink'));
export const LateSaleWarning = latePart(() => import(/* webpackChunkName: "withdrawal" */ './SaleWarning'));
