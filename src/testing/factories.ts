import type { Me, Ranch } from '@contract/me';
import type { SignupForm } from '@contract/signup';

export const RANCH_UUID = '6f0c2a52-7a3b-4a55-9d1e-5d0f2f6b8a11';
export const SEASON_UUID = 'a3c1f0de-1b2c-4d3e-8f90-1a2b3c4d5e6f';

export function aRanch(over: Partial<Ranch> = {}): Ranch {
  return {
    ranch_uuid: RANCH_UUID,
    name: 'Rio Seco',
    role: 'owner',
    current_season_uuid: SEASON_UUID,
    current_season_name: '2026',
    ...over,
  };
}

export function aMe(over: Partial<Me> = {}): Me {
  return {
    uuid: '0b6a6f0e-0c5e-4b7e-9a54-0f6c1a2b3c4d',
    email: 'maria@example.com',
    first_name: 'Maria',
    last_name: 'Castillo',
    full_name: 'Maria Castillo',
    phone_number: '(575)555-0110',
    is_admin: false,
    is_beta_tester: false,
    masqueraded_by: null,
    settings: { mapSelectedColorScheme: 'uniform' },
    deletion_scheduled_at: null,
    ranches: [aRanch()],
    ...over,
  };
}

export function aSignup(over: Partial<SignupForm> = {}): SignupForm {
  return {
    full_name: 'Maria Castillo',
    name: 'Rio Seco',
    email: 'maria@example.com',
    password: 'sagebrush moon',
    phone_number: '(575)555-0110',
    terms: true,
    ...over,
  };
}
