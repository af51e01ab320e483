import { may, type Role } from '@contract/ranches/rights';
import { t } from '@domain/words';
import { appPaths } from '@shared/paths';

export type StepName = 'ranch' | 'map' | 'team';

export interface Step {
  name: StepName;
  label: string;
  to: string;
}

/** The steps that are someone's own: who may not name the ranch or invite people chooses units and the map's look. */
export function stepsFor(role: Role): readonly Step[] {
  const ranch = { name: 'ranch', to: appPaths.onboardingStep1 } as const;
  const map: Step = { name: 'map', label: t`Map look`, to: appPaths.onboardingStep2 };
  if (!may(role, 'invite')) return [{ ...ranch, label: t`Units` }, map];
  return [{ ...ranch, label: t`Ranch` }, map, { name: 'team', label: t`Team`, to: appPaths.onboardingStep3 }];
}

const STEP_PATHS: readonly string[] = [appPaths.onboardingStep1, appPaths.onboardingStep2, appPaths.onboardingStep3];

/** Whether an address is past the last step. */
export const isPastSteps = (to: string): boolean => !STEP_PATHS.includes(to);

/**
 * Where a step leads: to the next one, and after the last to where the set-up ends.
 *
 * @param end that address (`useAfterSteps`)
 */
export function afterStep(name: StepName, role: Role, end: string): string {
  const steps = stepsFor(role);
  const at = steps.findIndex((step) => step.name === name);
  return steps[at + 1]?.to ?? end;
}
