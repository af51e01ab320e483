import { anyOrderHolds } from '@testing/anyOrderHolds';

it(
  'OFFLINE O19: in 2,000 orders each group is on the server exactly once, or refused and listed',
  () => anyOrderHolds(2_000),
  3_600_000,
);
