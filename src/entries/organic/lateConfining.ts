import { useSelector } from 'react-redux';
import { selectAll, type WithRecords } from '@records/index';
import { latePart } from '@shared/components/latePart';

/** Whether the ranch has chosen organic rules, or has records of them: without that, nothing of this is loaded. */
export const useIsOrganic = (): boolean =>
  useSelector(
    (state: WithRecords) =>
      (selectAll(state, 'ranch')[0]?.data.rule_set ?? null) !== null || selectAll(state, 'confinement').length > 0,
  );

export const LateConfinements = latePart(() => import(/* webpackChunkName: "confining" */ './Confinements'));
export const LateConfinedByMove = latePart(() => import(/* webpackChunkName: "confining" */ './ConfinedByMove'));
