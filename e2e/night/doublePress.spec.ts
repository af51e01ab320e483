import { EVERY_WALK } from '../support/presses/everyWalk';
import { aPressRanch } from '../support/presses/pressRanch';
import { atWidth, BY_FINGER, BY_MOUSE, walk } from '../support/presses/pressTwice';
import { test } from '../support/test';

test.use({ reducedMotion: 'reduce', expectedComplaints: [/^Failed to load resource:/] });
// Each walk has a ranch of its own.
test.describe.configure({ mode: 'parallel' });

for (const { how, pressAt, use } of [BY_FINGER, BY_MOUSE, atWidth(1366, 768), atWidth(1536, 864)]) {
  test.describe(`D16: a second press ${how}`, () => {
    test.use(use);
    test.setTimeout(600_000);

    for (const ms of [50, 300, 700]) {
      for (const [of, scenarios] of Object.entries(EVERY_WALK)) {
        test(`after ${ms} ms writes nothing more and leads nowhere else: ${of}`, async ({ page }) => {
          const { ids } = await aPressRanch(page);
          await walk(page, scenarios, ids, pressAt, ms);
        });
      }
    }
  });
}
