const SOUND = '/sound/notice.wav';

/** Plays the short sound of a message. A browser that lets no page be heard yet stays silent, and nobody is told. */
export function playNotice(): void {
  new Audio(SOUND).play().catch(() => undefined);
}
