import type { AuditEntry } from '@contract/admin';
import type { AuditRow } from '../db/auditLog';

export function presentAuditEntry({ at, ...entry }: AuditRow): AuditEntry {
  return { ...entry, at: at.toISOString() };
}
