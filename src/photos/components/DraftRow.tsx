import { useId } from 'react';
import { t } from '@domain/words';
import { useRanchView } from '@records/useRanchView';
import { Actions } from '@shared/components/Actions';
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
  /** Moves it before the one above it; undefined where it can't. */
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  onCaption: (caption: string) => void;
  onRemove: () => void;
}

/** One photo of a form. */
export function DraftRow({ draft, alt, onUp, onDown, onCaption, onRemove }: DraftRowProps) {
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
        <Actions>
          {onUp !== undefined && (
            <Button look="quiet" data-move="up" aria-label={t`Move up ${alt}`} onClick={onUp}>
              {t`Move up`}
            </Button>
          )}
          {onDown !== undefined && (
            <Button look="quiet" data-move="down" aria-label={t`Move down ${alt}`} onClick={onDown}>
              {t`Move down`}
            </Button>
          )}
          <Button look="quiet" data-remove aria-label={t`Remove ${alt}`} onClick={onRemove}>
            {t`Remove`}
          </Button>
        </Actions>
      </div>
    </li>
  );
}
