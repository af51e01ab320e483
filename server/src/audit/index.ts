export { findAuditEntries, recordAudit, type AuditRow } from './auditLogTable';
