import { EVERY_WALK } from './support/presses/everyWalk';
import { aPressRanch } from './support/presses/pressRanch';
import { BY_FINGER, walk } from './support/presses/pressTwice';
import { test } from './support/test';

// All walks, also by mouse, in other windows and at other times: e2e/night.
const BY_DAY = ['herds'] as const;
const { how, pressAt, use } = BY_FINGER;
test.use({ ...use, reducedMotion: 'reduce', expectedComplaints: [/^Failed to load resource:/] });

test.describe(`D16: a second press ${how} after 300 ms`, () => {
  for (const of of BY_DAY) {
    test(`writes nothing more and leads nowhere else: ${of}`, async ({ page }) => {
      const { ids } = await aPressRanch(page);
      await walk(page, EVERY_WALK[of], ids, pressAt, 300);
    });
  }
});
