import { useSelector } from 'react-redux';
import { CountsAsDry } from '@records/components/CountsAsDry';
import { selectRanchFigures, type WithRecords } from '@records/index';
import { useSeasonInAddress } from '../useSeasonInAddress';

/** How much hay without its dry matter is in what is left on the ranch. */
export function RanchCountsAsDry() {
  const { when } = useSeasonInAddress();
  return <CountsAsDry lb={useSelector((state: WithRecords) => selectRanchFigures(state, when)).eatenWithoutDryLb} />;
}
