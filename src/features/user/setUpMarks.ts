import type { Preferences } from '@contract/people/me';

const isText = (value: unknown): value is string => typeof value === 'string';

/** The ranches whose form the person has saved: an offered name that they saved is theirs. */
export function ranchesSetUp(settings: Preferences): string[] {
  const { ranchesSetUp: stored } = settings;
  return Array.isArray(stored) ? stored.filter(isText) : [];
}

/** What is stored with the form of a ranch, whatever stood in it. */
export const markRanch = (settings: Preferences, ranchUuid: string): Preferences => ({
  ranchesSetUp: [...new Set([...ranchesSetUp(settings), ranchUuid])],
});

/** What is stored with the form of the map's look, whatever stood in it. */
export const LOOK_MARK: Preferences = { mapLookChosen: true };

/** What is stored once the person has finished or skipped the steps of the set-up. */
export const ONBOARDING_MARK: Preferences = { onboardingDone: true };
