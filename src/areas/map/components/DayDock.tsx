import { useEffect, useRef, useState, type ReactNode } from 'react';
import { t } from '@domain/words';
import { wordsOfDay } from '../wordsOfDay';
import styles from './DayDock.module.css';

interface DayDockProps {
  /** Days since 1970, first and last included. */
  first: number;
  last: number;
  day: number;
  isToday: boolean;
  /** @param day null: the last one */
  onDay: (day: number | null) => void;
  /** What stands beside the day. */
  children?: ReactNode;
}

/** How long each day stands while the season is played, in ms. */
const PLAY_MS = 120;

/** The day that the map shows, on a slider over the season, which can be played. */
export function DayDock({ first, last, day, isToday, onDay, children }: DayDockProps) {
  const [isPlaying, setIsPlaying] = useState(false);
  const now = useRef({ day, last, onDay });
  useEffect(() => {
    now.current = { day, last, onDay };
  });
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setInterval(() => {
      const { day: shown, last: end, onDay: show } = now.current;
      if (shown >= end) setIsPlaying(false);
      else show(shown + 1 >= end ? null : shown + 1);
    }, PLAY_MS);
    return () => clearInterval(timer);
  }, [isPlaying]);
  const play = () => {
    if (!isPlaying && day >= last) onDay(first);
    setIsPlaying(!isPlaying);
  };
  const words = wordsOfDay(day);
  return (
    <div className={styles.dock}>
      <button
        type="button"
        className={styles.play}
        aria-label={isPlaying ? t`Pause` : t`Play the season`}
        disabled={first === last}
        onClick={play}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={isPlaying ? 'M7 5h4v14H7zM13 5h4v14h-4z' : 'M8 5.5v13l11-6.5z'} />
        </svg>
      </button>
      <label className={styles.label}>
        <span className={styles.day}>
          <b>{words}</b> {isToday && <span className={styles.soft}>{t`today`}</span>}
        </span>
        <input
          type="range"
          aria-label={t`As of`}
          aria-valuetext={words}
          min={first}
          max={last}
          value={day}
          disabled={first === last}
          onChange={({ target }) => {
            setIsPlaying(false);
            const chosen = Number(target.value);
            onDay(chosen === last ? null : chosen);
          }}
        />
      </label>
      {children}
    </div>
  );
}
