import styles from './Sentences.module.css';

/** So many stand one by one. */
const NAMED = 100;

interface SentencesProps {
  /** Sentences without their full stop. */
  all: readonly string[];
  /** How many they are, for those that do not stand there: "12 rows". */
  inWords: (count: number) => string;
}

/** What there is to say of many things, one by one. */
export function Sentences({ all, inWords }: SentencesProps) {
  return (
    <>
      <ul className={styles.sentences}>
        {all.slice(0, NAMED).map((sentence, at) => (
          <li key={at}>{sentence}.</li>
        ))}
      </ul>
      {all.length > NAMED && <p>And {inWords(all.length - NAMED)} more.</p>}
    </>
  );
}
