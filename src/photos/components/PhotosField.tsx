import { useField } from 'formik';
import { useEffect, useId, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { t } from '@domain/words';
import { selectIsMasquerade } from '@features/auth';
import type { WithRecords } from '@records/index';
import { useRanchView } from '@records/useRanchView';
import { FieldError } from '@shared/forms/FieldError';
import { useFieldError } from '@shared/forms/FormContext';
import { PickFiles } from '@shared/components/PickFiles';
import { photoName } from '../photoName';
import { canMove, movedDraft } from '../movedDraft';
import type { PhotoDraft } from '../photoDraft';
import { photosNeeded } from '../photosNeeded';
import { keepPhoto } from '../picture/keepPhoto';
import { DraftRow } from './DraftRow';
import styles from './Photos.module.css';

interface PhotosFieldProps {
  /** What they are of is called. */
  about: string;
}

/** Photos of what a form records, chosen or taken: each with its caption, and which can be left out again. */
export default function PhotosField({ about }: PhotosFieldProps) {
  const dispatch = useDispatch();
  const id = useId();
  const error = useFieldError('photos');
  const view = useRanchView();
  const isMasquerade = useSelector(selectIsMasquerade);
  const owner = useSelector(({ records }: WithRecords) => records);
  const [{ value: drafts }, , { setValue }] = useField<readonly PhotoDraft[]>('photos');
  // A person goes on typing while pictures are opened.
  const latest = useRef(drafts);
  const field = useRef<HTMLFieldSetElement>(null);
  const [{ value: opening }, , openings] = useField<number>('opening');
  const left = useRef(0);
  const [moved, setMoved] = useState<number | null>(null);
  const [nth, count] = [(moved ?? 0) + 1, drafts.length];
  const [problems, setProblems] = useState<readonly string[]>([]);
  useEffect(() => void dispatch(photosNeeded()), [dispatch]);
  const { actor = null, ranchUuid = null } = owner ?? {};
  if (isMasquerade || actor === null || ranchUuid === null) return null;

  const open = (more: number) => {
    left.current += more;
    void openings.setValue(left.current, false);
  };
  const set = (next: readonly PhotoDraft[]) => {
    latest.current = next;
    void setValue(next, false);
  };
  const choose = async (files: readonly File[]) => {
    setProblems([]);
    open(files.length);
    for (const file of files) {
      const kept = await keepPhoto({ actor, ranchUuid }, file, dispatch);
      if ('problem' in kept) setProblems((before) => [...before, `${file.name}: ${kept.problem}`]);
      // The same picture twice is one photo.
      else if (!latest.current.some(({ sha256 }) => sha256 === kept.sha256)) set([...latest.current, kept]);
      open(-1);
    }
  };
  const change = (index: number, caption: string) =>
    set(drafts.map((draft, at) => (at === index ? { ...draft, caption } : draft)));
  const remove = (index: number) => {
    set(drafts.filter((_draft, at) => at !== index));
    // The button that was pressed goes: the focus stays near, for people on the keyboard.
    requestAnimationFrame(() => {
      const buttons = field.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
      (buttons[index] ?? field.current?.querySelector<HTMLElement>('[data-choose] button'))?.focus();
    });
  };
  const move = (index: number, by: 1 | -1) => {
    set(movedDraft(drafts, index, by));
    setMoved(index + by);
    // It went along with its photo, or is gone where that can't go farther.
    requestAnimationFrame(() => {
      const row = field.current?.querySelectorAll('li')[index + by];
      const same = row?.querySelector<HTMLElement>(by < 0 ? '[data-move="up"]' : '[data-move="down"]');
      (same ?? row?.querySelector<HTMLElement>('[data-move]'))?.focus();
    });
  };
  const step = (index: number, by: 1 | -1) => (canMove(drafts, index, by) ? () => move(index, by) : undefined);
  return (
    <fieldset ref={field} className={styles.field} aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <legend>{t`Photos`}</legend>
      <ul className={styles.drafts}>
        {drafts.map((draft, index) => (
          <DraftRow
            key={draft.sha256}
            draft={draft}
            alt={photoName(draft, about, view)}
            onUp={step(index, -1)}
            onDown={step(index, 1)}
            onCaption={(caption) => change(index, caption)}
            onRemove={() => remove(index)}
          />
        ))}
      </ul>
      <div aria-live="polite">
        {moved !== null && <span className={styles.spoken}>{t`${nth} of ${count}`}</span>}
        {opening > 0 && <p className={styles.soft}>{t`Opening the photo…`}</p>}
        <FieldError id={`${id}-error`} error={error} />
        {problems.map((problem) => (
          <p key={problem}>{problem}</p>
        ))}
      </div>
      <div className={styles.choose} data-choose>
        <PickFiles label={t`Add photos`} accept="image/*" isMultiple onFiles={(files) => void choose(files)} />
        <PickFiles label={t`Take photo`} accept="image/*" isCamera onFiles={(files) => void choose(files)} />
      </div>
    </fieldset>
  );
}
