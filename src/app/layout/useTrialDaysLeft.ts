import { useSelector } from 'react-redux';
import { may } from '@contract/ranches/rights';
import { selectTrialDaysLeft } from '@features/subscription';
import { selectRanch } from '@features/user';
import type { AppState } from '../rootReducer';

/** Days of the trial that are left, for who runs the ranch: owners and managers. Null for others, and where there is none. */
export function useTrialDaysLeft(): number | null {
  const daysLeft = useSelector((state: AppState) => selectTrialDaysLeft(state, new Date()));
  const ranch = useSelector(selectRanch);
  return ranch !== null && may(ranch.role, 'shapeRanch') ? daysLeft : null;
}
