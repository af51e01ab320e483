import { anyOrderHolds } from '@testing/anyOrderHolds';

it('OFFLINE O19: in 100 orders each group is on the server exactly once, or refused and listed', () =>
  anyOrderHolds(100));
