import type { Page } from '@playwright/test';

/** Waits until the place of the last press is free again: a second press within a second would be the same one (D16). */
export const aSecondLater = (page: Page): Promise<void> => page.waitForTimeout(1_050);
