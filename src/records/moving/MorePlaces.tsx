import { useFormikContext } from 'formik';
import { useState, type MouseEvent } from 'react';
import { t } from '@domain/words';
import { Field } from '@shared/forms/Field';
import { SearchField } from '@shared/forms/SearchField';
import { useSteadyField, type Control } from '@shared/forms/useSteadyField';
import { capitalized } from '@shared/lib/wording';
import { numberInWords } from '@shared/units/units';
import { useRanchView } from '../useRanchView';
import styles from './MoveForm.module.css';
import { placeOf, type Places } from './moveValues';

/** Gates that are shown at once, quick on a ranch with thousands; the others are found by their name. */
const SHOWN_MAX = 150;
const MANY = 8;

/** A paddock to which a gate may be open. */
interface OpenTo {
  readonly uuid: string;
  readonly name: string;
  readonly isRetired: boolean;
}

function Gate({ option: { uuid, name }, isOpen, control }: { option: OpenTo; isOpen: boolean; control: Control }) {
  return (
    <label className={styles.gate}>
      <input {...control} type="checkbox" value={uuid} checked={isOpen} />
      <span translate="no">{name}</span>
    </label>
  );
}

function Gates({ options }: { options: readonly OpenTo[] }) {
  const { value: open, control } = useSteadyField<readonly string[]>('gates');
  const [typed, setTyped] = useState('');
  const wanted = typed.trim().toLowerCase();
  const isShown = ({ uuid, name }: OpenTo) => open.includes(uuid) || name.toLowerCase().includes(wanted);
  const found = wanted === '' ? options : options.filter(isShown);
  const more = numberInWords(found.length - SHOWN_MAX);
  return (
    <fieldset className={styles.places}>
      <legend>{t`Gates are open to`}</legend>
      {options.length >= MANY && <SearchField label={t`Find another paddock`} value={typed} onChange={setTyped} />}
      <div className={styles.gates}>
        {found.slice(0, SHOWN_MAX).map((option) => (
          <Gate key={option.uuid} option={option} isOpen={open.includes(option.uuid)} control={control} />
        ))}
      </div>
      {found.length > SHOWN_MAX && <p className={styles.none}>{t`And ${more} more: type a part of the name.`}</p>}
    </fieldset>
  );
}

interface MorePlacesProps {
  options: readonly OpenTo[];
  /** Whether a part of one paddock can be named. */
  hasStrip?: boolean;
}

/** What opens below the edge of a form is brought into view. */
const showWhatOpened = ({ currentTarget }: MouseEvent<HTMLElement>) => {
  const details = currentTarget.parentElement;
  requestAnimationFrame(() => details?.scrollIntoView?.({ block: 'start' }));
};

/** For a herd that is in several paddocks at once, or in a part of one. */
export function MorePlaces({ options, hasStrip = true }: MorePlacesProps) {
  const { values } = useFormikContext<Places>();
  const { area } = useRanchView();
  const [isBegunWithGates] = useState(values.gates.length > 0);
  const { off } = placeOf(values);
  if (off !== null) return null;
  const isChosen = values.place !== '';
  const areaName = capitalized(area.name);
  const others = options.filter(
    ({ uuid, isRetired }) => uuid !== values.place && (!isRetired || values.gates.includes(uuid)),
  );
  const hasGates = others.some(({ uuid }) => values.gates.includes(uuid));
  return (
    <details className={styles.morePlaces} open={isBegunWithGates}>
      <summary onClick={showWhatOpened}>{hasStrip ? t`Several paddocks, or part of one` : t`Several paddocks`}</summary>
      {!isChosen && <p className={styles.none}>{t`Choose one of the paddocks above first.`}</p>}
      {isChosen && hasStrip && !hasGates && (
        <Field
          name="strip"
          label={t`${areaName} of the strip in use (optional)`}
          hint={t`For the density. Forage and rest are those of the whole paddock.`}
          inputMode="decimal"
          autoComplete="off"
        />
      )}
      {isChosen && others.length > 0 && <Gates options={others} />}
    </details>
  );
}
