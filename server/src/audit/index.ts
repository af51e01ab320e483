export { findAuditEntries, recordAudit, type AuditRow } from './auditLogTable';
export { findOnRanch, recordOnRanch } from './ranchLogTable';
