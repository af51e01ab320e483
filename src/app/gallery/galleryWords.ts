/** Longer than anyone plans for. */
export const LONG =
  'The long meadow above the second creek, north of the old corral and the windmill that no longer turns';

export const LONG_WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft@example.com';

export const nothing = () => undefined;
