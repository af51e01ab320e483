import { EVERY_WALK } from './support/presses/everyWalk';
import { aPressRanch } from './support/presses/pressRanch';
import { BY_FINGER, BY_MOUSE, walk } from './support/presses/pressTwice';
import { test } from './support/test';

test.use({ reducedMotion: 'reduce', expectedComplaints: [/^Failed to load resource:/] });

for (const { how, pressAt, use } of [BY_FINGER, BY_MOUSE]) {
  test.describe(`D16: a second press ${how} after 300 ms`, () => {
    test.use(use);

    for (const [of, scenarios] of Object.entries(EVERY_WALK)) {
      test(`writes nothing more and leads nowhere else: ${of}`, async ({ page }) => {
        const { ids } = await aPressRanch(page);
        await walk(page, scenarios, ids, pressAt, 300);
      });
    }
  });
}
