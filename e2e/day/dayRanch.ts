export const PADDOCKS = ['Creek', 'Mesa', 'Draw', 'Ridge'] as const;

/** Herds that everybody moves; each device has some of its own besides. */
export const SHARED_HERDS = ['Horses', 'Strays'] as const;
