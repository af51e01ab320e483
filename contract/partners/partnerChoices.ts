// eslint-disable-next-line lingui/no-unlocalized-strings -- they are stored
export const TITLES = ['Mr', 'Ms', 'Mrs'] as const;

/** Kinds of ranches, by the value that travels. */
export const RANCH_TYPES = ['cow', 'contract', 'stocker', 'direct', 'dairy', 'seed', 'other'] as const;

export const WAYS_OF_CONTACT = ['phone', 'email', 'video', 'text'] as const;
