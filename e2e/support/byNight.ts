/**
 * Details of a test that is one of many alike (other data, another width, a mouse after a finger): the rest of them runs
 * with NIGHT=1 alone.
 */
export const byDay = (isByDay: boolean): { tag: string[] } => ({ tag: isByDay ? [] : ['@night'] });
