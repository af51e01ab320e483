/** What browsers say of the line, as far as they do. */
interface Line {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
  readonly type?: string;
}

const SLOW = ['slow-2g', '2g'];

/** Whether the browser calls the line metered or slow. Where it doesn't say, it isn't. */
export function isLineDear(): boolean {
  const { connection } = navigator as Navigator & { connection?: Line };
  if (connection === undefined) return false;
  const { saveData = false, effectiveType = '', type = '' } = connection;
  return saveData || type === 'cellular' || SLOW.includes(effectiveType);
}
