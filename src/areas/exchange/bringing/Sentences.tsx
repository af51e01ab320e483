import styles from './Sentences.module.css';

/** So many stand one by one. */
const NAMED = 100;

interface SentencesProps {
  /** Sentences without their full stop. */
  all: readonly string[];
  /** That there are more of them: "And 12 rows more." */
  more: (count: number) => string;
}

/** What there is to say of many things, one by one. */
export function Sentences({ all, more }: SentencesProps) {
  return (
    <>
      <ul className={styles.sentences}>
        {all.slice(0, NAMED).map((sentence, at) => (
          <li key={at}>{sentence}.</li>
        ))}
      </ul>
      {all.length > NAMED && <p>{more(all.length - NAMED)}</p>}
    </>
  );
}
