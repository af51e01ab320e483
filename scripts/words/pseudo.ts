const PLAIN = 'aceinouyACEINOUY';
const ACCENTED = 'áçéíñóúýÁÇÉÍÑÓÚÝ';
const ACUTE = '\u0301';
/** A translation is about a third longer than its English. */
const LONGER = 3;

const accented = (letter: string) => ACCENTED[PLAIN.indexOf(letter)] ?? `${letter}${ACUTE}`;

/** Text as in no language, each letter with an accent and each word a third longer: what stays plain wasn't a message. */
export const pseudo = (text: string): string =>
  text.replace(/[a-z]{2,}/gi, (word) => {
    const more = 'ö'.repeat(Math.round(word.length / LONGER));
    return `${[...word].map(accented).join('')}${more}`;
  });
