/** What libraries and counters say among themselves: without it, 25 states cover minutes. */
export const NOISE = [
  '^persist/',
  '^queries/(added|config|internal|resetApiState)',
  '__rtkq',
  '^request/',
  '^ui/noticeTaken$',
];

/** State history in developer tooling is kept to this many states (specification §9). */
export const MAX_STATES = 25;
