import { afterStep, stepsFor } from './steps';

const labels = (role: Parameters<typeof stepsFor>[0]) => stepsFor(role).map(({ label }) => label);

it.each(['owner', 'manager'] as const)('an %s has three steps: the ranch, the map and the team', (role) => {
  expect(labels(role)).toEqual(['Ranch', 'Map look', 'Team']);
  expect(afterStep('ranch', role, '/todo')).toBe('/onboarding/step-2');
  expect(afterStep('map', role, '/todo')).toBe('/onboarding/step-3');
  expect(afterStep('team', role, '/todo')).toBe('/todo');
});

it.each(['member', 'viewer'] as const)(
  'a %s has the two that are theirs, and goes on to what is left to do',
  (role) => {
    expect(labels(role)).toEqual(['Units', 'Map look']);
    expect(afterStep('ranch', role, '/todo')).toBe('/onboarding/step-2');
    expect(afterStep('map', role, '/todo')).toBe('/todo');
  },
);
