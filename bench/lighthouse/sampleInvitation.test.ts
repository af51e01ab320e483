import { expiryOf, readInvitationToken } from '../../contract/ranches/invitationToken';
import { sampleInvitation } from './sampleInvitation';

it('the sample invitation is one that the page can read, and not expired', () => {
  const now = Date.UTC(2026, 0, 1);
  const claims = readInvitationToken(sampleInvitation(now));
  expect(claims).toMatchObject({ role: 'member', ranch_name: 'Rio Seco' });
  expect(claims && expiryOf(claims)).toBeGreaterThan(now);
});
