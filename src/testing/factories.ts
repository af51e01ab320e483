import type { AdminUser, AuditEntry } from '@contract/admin/admin';
import type { ListedLink } from '@contract/partners/partnerLinks';
import type { PartnerClaims } from '@contract/partners/partnerToken';
import type { PartnerJoinForm } from '@contract/partners/partnerJoin';
import type { Me, Ranch } from '@contract/people/me';
import type { SignupForm } from '@contract/people/signup';
import type { Invitation } from '@contract/ranches/invitation';
import type { InvitationClaims } from '@contract/ranches/invitationToken';
import type { Member } from '@contract/ranches/team';

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
    settings: { mapSelectedColorScheme: 'restDays' },
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

export function anInvitation(over: Partial<InvitationClaims> = {}): InvitationClaims {
  const inAWeek = Math.floor(Date.now() / 1000) + 7 * 24 * 60 * 60;
  return { email: 'ben@example.com', role: 'manager', ranch_name: 'Dry Creek', exp: inAWeek, ...over };
}

const base64url = (text: string) => Buffer.from(text).toString('base64url');

/** A three-part token as it stands in a link. Its signature is none: only a server could tell. */
export function aToken(payload: unknown): string {
  return [JSON.stringify({ alg: 'HS256' }), JSON.stringify(payload), 'canary-signature'].map(base64url).join('.');
}

export function aPartnerLink(over: Partial<PartnerClaims> = {}): PartnerClaims {
  return { program: 'Good Grass', exp: Math.floor(Date.now() / 1000) + 30 * 24 * 60 * 60, ...over };
}

export function aPartner(over: Partial<PartnerJoinForm> = {}): PartnerJoinForm {
  return {
    title: 'Mrs',
    first_name: 'Maria',
    last_name: 'Castillo',
    email: 'maria@example.com',
    phone_number: '(575)555-0110',
    name: 'Rio Seco',
    state: 'New Mexico',
    zip: '87001-1234',
    members_count: '4',
    ranch_type: 'cow',
    preferred_communication: { email: true, phone: false, text: true, video: false },
    password: 'sagebrush moon',
    ...over,
  };
}

export function aMember(over: Partial<Member> = {}): Member {
  return {
    uuid: '5d1f0c9a-2b3c-4d5e-8f60-718293a4b5c6',
    first_name: 'Ana',
    last_name: 'Lopez',
    full_name: 'Ana Lopez',
    email: 'ana@example.com',
    role: 'member',
    joined_at: '2026-03-14T12:00:00.000Z',
    ...over,
  };
}

/** Maria, as she stands in the team of her ranch. */
export const mariaAsMember = (over: Partial<Member> = {}): Member => {
  const { uuid, first_name, last_name, full_name, email } = aMe();
  return aMember({ uuid, first_name, last_name, full_name, email, role: 'owner', ...over });
};

/** An invitation as those who sent it see it. */
export function anOpenInvitation(over: Partial<Invitation> = {}): Invitation {
  return {
    uuid: '91d2e3f4-a5b6-4c7d-8e9f-0a1b2c3d4e5f',
    email: 'ben@example.com',
    role: 'member',
    invited_by: 'maria@example.com',
    expires_at: '2026-11-28T12:00:00.000Z',
    ...over,
  };
}

export function anAdminUser(over: Partial<AdminUser> = {}): AdminUser {
  return {
    uuid: 'c4d5e6f7-0819-4a2b-8c3d-4e5f60718293',
    email: 'joe@example.com',
    full_name: 'Joe Begay',
    is_admin: false,
    is_beta_tester: false,
    ranches: ['Cold Spring'],
    created_at: '2026-05-02T12:00:00.000Z',
    ...over,
  };
}

export function anAuditEntry(over: Partial<AuditEntry> = {}): AuditEntry {
  return {
    uuid: 'e6f70819-2a3b-4c4d-8e5f-60718293a4b5',
    at: '2026-11-20T15:30:00.000Z',
    actor_email: 'admin@example.com',
    target_email: 'joe@example.com',
    action: 'masquerade_started',
    address: '203.0.113.9',
    ...over,
  };
}

/** A link for a partner as admins see it. */
export function aListedLink(over: Partial<ListedLink> = {}): ListedLink {
  return {
    uuid: 'f7081920-3a4b-4c5d-8e6f-708192a3b4c5',
    program: 'Good Grass',
    email: 'pat@example.com',
    created_at: '2026-11-20T15:30:00.000Z',
    expires_at: '2026-12-20T15:30:00.000Z',
    state: 'good',
    ranch: null,
    ...over,
  };
}
