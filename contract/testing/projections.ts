import { zoneOf } from '@domain/grazing/time';
import { project } from '@domain/sharing/project';
import { SHARE_PARTS, type SharedRecord, type ShareTerms } from '@domain/sharing/shareTerms';
import { shareRules } from '../grazing/shared';

/** The zone of the ranches whose projections are tried. */
export const zone = zoneOf('America/Denver');
const rules = shareRules();
export const SALT = 'ab'.repeat(32);

/** A share of everything from June 1, 2026 on, but for what is said. */
export const shareTerms = (over: Partial<ShareTerms> = {}): ShareTerms => ({
  parts: new Set(SHARE_PARTS),
  from: '2026-06-01',
  until: null,
  paddocks: 'all',
  ...over,
});

export const projected = (records: readonly SharedRecord[], share: ShareTerms, salt = SALT): SharedRecord[] =>
  project(records, { share, zone, salt, rules });
