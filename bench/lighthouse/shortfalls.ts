import type { Result } from 'lighthouse';

/** The audits that took points from a category, the heaviest first, each in a line. */
export function shortfalls({ audits, categories }: Pick<Result, 'audits' | 'categories'>, id: string): string[] {
  const refs = categories[id]?.auditRefs ?? [];
  return refs
    .toSorted((a, b) => b.weight - a.weight)
    .flatMap((ref) => {
      const audit = audits[ref.id];
      if (audit === undefined || ref.weight === 0) return [];
      if (audit.scoreDisplayMode === 'error') return [`${ref.id}: ${audit.errorMessage ?? 'failed'}`];
      if (audit.score === null || audit.score >= 1) return [];
      return [`${ref.id} ${Math.round(audit.score * 100)}${audit.displayValue ? `: ${audit.displayValue}` : ''}`];
    });
}
