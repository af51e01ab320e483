import { useId, useState } from 'react';
import { t } from '@domain/words';
import { Button } from '@shared/components/Button';
import { FieldError } from '@shared/forms/FieldError';
import { LiveSelect } from '@shared/forms/LiveSelect';
import { usableInWords } from '@entries/usable';
import styles from './ForageTable.module.css';

interface ForageToolsProps {
  /** The ranch's utilization. */
  percent: number;
  isProduction: boolean;
  setIsProduction: (isProduction: boolean) => void;
  judge: (text: string) => string | undefined;
  fill: (text: string) => void;
}

/** How the numbers of the table are meant, and one number for all paddocks that have none. */
export function ForageTools({ percent, isProduction, setIsProduction, judge, fill }: ForageToolsProps) {
  const id = useId();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const press = () => {
    const wrong = text.trim() === '' ? t`Enter a number` : judge(text);
    setProblem(wrong);
    if (wrong === undefined) fill(text);
  };
  const options = [
    { value: 'usable', label: usableInWords(percent) },
    { value: 'production', label: t`Production, ${percent} % of it usable` },
  ];
  return (
    <div className={styles.tools}>
      <label>
        {t`What you type`}
        <LiveSelect
          aria-label={t`What you type`}
          options={options}
          value={isProduction ? 'production' : 'usable'}
          onChange={(value) => setIsProduction(value === 'production')}
        />
      </label>
      <div>
        <div className={styles.fill}>
          <label htmlFor={id}>
            {t`For all without an estimate`}
            <input
              id={id}
              className={styles.input}
              inputMode="decimal"
              autoComplete="off"
              aria-invalid={problem !== undefined}
              aria-describedby={problem === undefined ? undefined : `${id}-error`}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          </label>
          <Button look="quiet" onClick={press}>{t`Fill in`}</Button>
        </div>
        <FieldError id={`${id}-error`} error={problem} />
      </div>
    </div>
  );
}
