import { useId } from 'react';
import { t } from '@domain/words';
import { useRanchView } from '@records/useRanchView';
import { Button } from '@shared/components/Button';
import fields from '@shared/forms/Field.module.css';
import { dayAt } from '@shared/time/ranchTime';
import type { PhotoDraft } from '../photoDraft';
import { Picture } from './Picture';
import styles from './Photos.module.css';

const CAPTION_MAX = 500;

interface DraftRowProps {
  draft: PhotoDraft;
  alt: string;
  onCaption: (caption: string) => void;
  onRemove: () => void;
}

/** One photo of a form. */
export function DraftRow({ draft, alt, onCaption, onRemove }: DraftRowProps) {
  const id = useId();
  const { zone, now } = useRanchView();
  const day = dayAt(Date.parse(draft.at), zone, now);
  return (
    <li className={styles.draft}>
      <Picture {...draft} changedBy={null} size="small" alt={alt} />
      <div className={styles.said}>
        <label htmlFor={id}>{t`Caption`}</label>
        <input
          id={id}
          className={fields.input}
          value={draft.caption}
          maxLength={CAPTION_MAX}
          onChange={({ target }) => onCaption(target.value)}
        />
        {!draft.isNow && <p className={styles.soft}>{t`Taken ${day}`}</p>}
        <Button look="quiet" aria-label={t`Remove ${alt}`} onClick={onRemove}>
          {t`Remove`}
        </Button>
      </div>
    </li>
  );
}
