import type { Me } from './me';

/**
 * Who works with the records: the person, or the admin who acts as them. What one of the two has recorded is never kept
 * for the other or sent as the other. A call says it as `actor`, and a server whose session is another's refuses it.
 */
export const actorOf = ({ uuid, masqueraded_by }: Pick<Me, 'uuid' | 'masqueraded_by'>): string =>
  masqueraded_by === null ? uuid : `${uuid} ${masqueraded_by}`;
