import type { Page } from '@playwright/test';
import { joeJoins } from './others';
import { button, fill, first, inDialog, save, type Scenario } from './Scenario';

async function chooseRole(page: Page, label: string): Promise<void> {
  await page.getByLabel('Role of Joe Begay', { exact: true }).selectOption({ label });
}

/** Who is on a ranch, and the ranches of one person. */
export const TEAM: readonly Scenario[] = [
  {
    name: 'Change role',
    covers: ['MemberControls: memberRoleSubmitted'],
    at: '/settings/team',
    ready: async (page, { ranch = '' }) => {
      await joeJoins(page, ranch);
      await page.reload();
      await chooseRole(page, 'Viewer');
    },
    control: (page) => button(page, 'Change role of Joe Begay'),
  },
  {
    name: 'Make an owner only asks',
    covers: [],
    at: '/settings/team',
    ready: async (page) => chooseRole(page, 'Owner'),
    control: (page) => button(page, 'Change role of Joe Begay'),
    writes: 0,
  },
  {
    name: 'Make an owner, once asked',
    covers: [],
    at: '/settings/team',
    ready: async (page) => {
      await chooseRole(page, 'Owner');
      await first('Change role of Joe Begay')(page);
    },
    control: inDialog('Yes, make owner'),
  },
  {
    name: 'Remove',
    covers: ['MemberControls: memberRemovalSubmitted'],
    at: '/settings/team',
    ready: first('Remove Joe Begay'),
    control: inDialog('Yes, remove'),
  },
  {
    name: 'Invite again',
    covers: ['RevokedInvitation: useSendInvitationMutation'],
    at: '/settings/team',
    ready: async (page) => {
      await page.getByLabel('Email', { exact: true }).fill(`ben.${Date.now()}@example.com`);
      await first('Send invitation', /^Revoke the invitation/)(page);
    },
    control: (page) => button(page, /^Invite again/),
  },
  {
    name: 'Add a ranch',
    covers: ['AddRanchForm: submitted'],
    at: '/todo',
    ready: async (page) => {
      await button(page, 'Ranch: Rio Seco').click();
      await page.getByRole('menuitem', { name: 'Add a ranch' }).click();
      await fill({ 'Ranch name': 'High Draw' })(page);
    },
    control: save,
    endsAt: /^\/onboarding\/step-1$/,
    notesSettings: true,
  },
  {
    name: 'Look around a sample ranch',
    covers: ['SampleRanchButton: sampleAsked'],
    at: '/herds',
    ready: async (page) => button(page, 'Ranch: High Draw').waitFor(),
    control: (page) => button(page, 'Look around a sample ranch'),
    // The ranch, and the record of the sample.
    writes: 2,
    notesSettings: true,
  },
  {
    name: 'Leave this ranch',
    covers: ['LeaveRanch: submitted'],
    at: '/settings/ranch',
    ready: async (page, { ranch = '' }) => {
      await button(page, 'Ranch: Sample ranch').click();
      await page.getByRole('menuitemradio', { name: 'Rio Seco' }).click();
      await button(page, 'Ranch: Rio Seco').waitFor();
      await joeJoins(page, ranch, 'owner');
      await first('Leave this ranch')(page);
    },
    control: inDialog('Leave'),
    endsAt: /./,
  },
];
