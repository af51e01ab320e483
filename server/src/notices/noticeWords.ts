import { listedIn, type Language } from '@domain/language/languages';
import { plural } from '@domain/words';

/** What is told, as far as a locked phone may show it: herds and paddocks, and never people, notes or coordinates. */
export type Told =
  | { what: 'move'; herd: string; to: readonly string[]; here: readonly string[]; daysLate: number }
  | { what: 'task_due'; about: readonly string[]; daysLate: number }
  | { what: 'task_given'; about: readonly string[] }
  | { what: 'import_done' }
  | { what: 'log_in' };

interface Words {
  late: (days: number) => string;
  moveTo: (herd: string, places: string, late: string) => string;
  /** The planned days end today. */
  moveFrom: (herd: string, places: string) => string;
  move: (herd: string, late: string) => string;
  taskDue: (late: number) => string;
  taskGiven: string;
  importDone: string;
  logIn: string;
  open: string;
  moved: string;
  /** How many things one notice tells of. */
  several: (count: number, isHeld: boolean) => string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    late: (days) => (days <= 0 ? 'today' : plural(days, { one: '# day late', other: '# days late' })),
    moveTo: (herd, places, late) => `Move ${herd} to ${places}: ${late}`,
    moveFrom: (herd, places) => `Move ${herd}: ${places} until today`,
    move: (herd, late) => `Move ${herd}: ${late}`,
    taskDue: (days) =>
      days <= 0 ? 'A task is due today' : plural(days, { one: 'A task is # day late', other: 'A task is # days late' }),
    taskGiven: 'A task was given to you',
    importDone: 'An import is done',
    logIn: 'Log in to go on getting notices',
    open: 'Open',
    moved: 'Moved',
    several: (count, isHeld) =>
      isHeld
        ? plural(count, { one: '# thing since last night', other: '# things since last night' })
        : plural(count, { one: '# thing to see', other: '# things to see' }),
  },
  es: {
    late: (days) => (days <= 0 ? 'hoy' : plural(days, { one: '# día de atraso', other: '# días de atraso' })),
    moveTo: (herd, places, late) => `Mueva ${herd} a ${places}: ${late}`,
    moveFrom: (herd, places) => `Mueva ${herd}: ${places} hasta hoy`,
    move: (herd, late) => `Mueva ${herd}: ${late}`,
    taskDue: (days) =>
      days <= 0
        ? 'Hay una tarea para hoy'
        : plural(days, {
            one: 'Una tarea tiene # día de atraso',
            other: 'Una tarea tiene # días de atraso',
          }),
    taskGiven: 'Le asignaron una tarea',
    importDone: 'Terminó una importación',
    logIn: 'Inicie sesión para seguir recibiendo avisos',
    open: 'Abrir',
    moved: 'Ya se movió',
    several: (count, isHeld) =>
      isHeld
        ? plural(count, { one: '# asunto desde anoche', other: '# asuntos desde anoche' })
        : plural(count, { one: '# asunto por ver', other: '# asuntos por ver' }),
  },
};

/** Names beyond these are left out: a message has little space. */
const NAMES_MAX = 3;

const listed = (language: Language, names: readonly string[]): string =>
  names.length > NAMES_MAX ? `${names.slice(0, NAMES_MAX).join(', ')} …` : listedIn(language, names);

const aboutIn = (language: Language, words: string, about: readonly string[]): string =>
  about.length === 0 ? words : `${words}: ${listed(language, about)}`;

/** What is told, in a language. */
export function toldInWords(language: Language, told: Told): string {
  const words = WORDS[language];
  switch (told.what) {
    case 'move': {
      const { herd, to, here, daysLate } = told;
      if (to.length > 0) return words.moveTo(herd, listed(language, to), words.late(daysLate));
      if (daysLate <= 0 && here.length > 0) return words.moveFrom(herd, listed(language, here));
      return words.move(herd, words.late(daysLate));
    }
    case 'task_due':
      return aboutIn(language, words.taskDue(told.daysLate), told.about);
    case 'task_given':
      return aboutIn(language, words.taskGiven, told.about);
    case 'import_done':
      return words.importDone;
    case 'log_in':
      return words.logIn;
  }
}

/** What the buttons of a notice of a move say: one opens its page, one the form of the move. */
export const buttonsInWords = (language: Language): Pick<Words, 'open' | 'moved'> => WORDS[language];

/** What a notice says that stands for several. */
export const severalInWords = (language: Language, count: number, isHeld: boolean): string =>
  WORDS[language].several(count, isHeld);
