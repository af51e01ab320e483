import { groundStore } from '../ground/groundStore';
import type { Device } from './findDevice';

const UNSEEN_MS = 60 * 86_400_000;

/** Deletes the copies of ranches whose person the server hasn't answered for 60 days, of everybody. It needs no server. */
export async function dropUnseen({ copies, notes }: Pick<Device, 'copies' | 'notes'>): Promise<void> {
  const heads = await copies.heads();
  const contacts = await Promise.all(heads.map(({ actor }) => notes.contact(actor)));
  const isUnseen = (at: number) => Date.now() - at > UNSEEN_MS;
  const unseen = heads.filter(({ head }, index) => isUnseen(contacts[index] ?? head.contactAt));
  if (unseen.length === 0) return;
  await groundStore.forget(unseen);
  await copies.forget(unseen);
}
