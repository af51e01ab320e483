import { Fragment, memo, useEffect, useId, useRef, useState } from 'react';
import { isKnown } from '@domain/grazing/figure';
import { standingOf, type Standing, type StandingMarks } from '@domain/grazing/marks';
import { t } from '@domain/words';
import { lackingInWords } from '@shared/figures/lacking';
import { restNumber } from '@shared/figures/restInWords';
import { RestBar } from '@shared/components/RestBar';
import { FieldError } from '@shared/forms/FieldError';
import { useFieldError } from '@shared/forms/FormContext';
import { SearchField } from '@shared/forms/SearchField';
import { useSteadyField, type Control } from '@shared/forms/useSteadyField';
import { daysInWords } from '@shared/lib/daysInWords';
import { inUnit, numberInWords } from '@shared/units/units';
import { StandingChips } from '../components/StandingChips';
import { daysOfFeedInWords } from '../planning/stepInWords';
import { useNames } from '../useHerds';
import { useRanchView, type RanchView } from '../useRanchView';
import { OFF_NAMES, type NameOf } from '../herdWords';
import styles from './MoveForm.module.css';
import { GROUP_NAMES, type PaddockOption } from './paddockOptions';

/** Rows drawn at once: enough to scroll through, and quick on a ranch with thousands. */
const SHOWN_MAX = 150;
/** From this many on they can be searched. */
const MANY = 8;

const OFF = ['corral', 'feedlot', 'away', 'unknown'] as const;

interface OptionProps {
  option: PaddockOption;
  marks: readonly Standing[];
  isChosen: boolean;
  control: Control;
  view: RanchView;
  nameOf: NameOf;
}

const Option = memo(function Option({ option, marks, isChosen, control, view, nameOf }: OptionProps) {
  const { uuid, name, figures, days } = option;
  const { area, weight } = view;
  const { acres, restDays, isRestAtLeast, restTargetDays, state, forageLeftLb, herdUuids } = figures;
  const herds = herdUuids.map(nameOf).join(', ');
  const rest = restNumber(restDays ?? 0, isRestAtLeast);
  const target = daysInWords(restTargetDays);
  const left = isKnown(forageLeftLb) ? inUnit(forageLeftLb, weight) : '';
  return (
    <label className={styles.option}>
      <input {...control} type="radio" value={uuid} checked={isChosen} />
      <span className={styles.name}>
        <b translate="no">{name}</b>{' '}
        <span className={styles.soft}>{isKnown(acres) ? inUnit(acres, area) : t`no acres yet`}</span>{' '}
        <StandingChips marks={marks} />
      </span>{' '}
      <span className={styles.rest}>
        {state === 'grazing' && <span>{t`${herds} in it`}</span>}
        {state !== 'grazing' && restDays === null && <span>{t`never grazed`}</span>}
        {restDays !== null && (
          <>
            <span>{t`rested ${rest} of ${target}`}</span>
            <RestBar days={restDays} targetDays={restTargetDays} />
          </>
        )}
      </span>{' '}
      <span className={styles.forage}>
        {isKnown(forageLeftLb) ? t`${left} left` : lackingInWords(forageLeftLb, () => undefined)}
      </span>{' '}
      <span className={styles.days}>{days !== null && isKnown(days) && <b>{daysOfFeedInWords(days)}</b>}</span>
    </label>
  );
});

function OffOption({ off, chosen, control }: { off: (typeof OFF)[number]; chosen: string; control: Control }) {
  const value = `off:${off}`;
  return (
    <label className={styles.option}>
      <input {...control} type="radio" value={value} checked={chosen === value} />
      <span className={styles.name}>
        <b>{OFF_NAMES[off]}</b>
      </span>
    </label>
  );
}

interface PaddockChoiceProps {
  options: readonly PaddockOption[];
  /** What is marked on the day of the move. */
  marks: StandingMarks;
  /** Whether off pasture can be chosen too. */
  hasOff?: boolean;
}

/** Where to: a paddock, those that are ready first, or, where that can be, off pasture. */
export function PaddockChoice({ options, marks, hasOff = true }: PaddockChoiceProps) {
  const id = useId();
  const error = useFieldError('place');
  const { value, control } = useSteadyField<string>('place');
  const view = useRanchView();
  const nameOf = useNames();
  const [typed, setTyped] = useState('');
  const wanted = typed.trim().toLowerCase();
  const found =
    wanted === '' ? options : options.filter(({ uuid, name }) => uuid === value || name.toLowerCase().includes(wanted));
  const shown = found.slice(0, SHOWN_MAX);
  const more = numberInWords(found.length - shown.length);
  const list = useRef<HTMLDivElement>(null);
  // Where it was said beforehand where to, that is to be seen among many.
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>('input:checked');
    chosen?.closest('label')?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    <fieldset
      className={styles.places}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
      {...(error !== undefined && { 'data-wrong': '' })}
    >
      <legend>{t`Paddock`}</legend>
      {options.length >= MANY && <SearchField label={t`Find a paddock`} value={typed} onChange={setTyped} />}
      <FieldError id={`${id}-error`} error={error} />
      <div ref={list} className={styles.list}>
        {shown.map((option, index) => (
          <Fragment key={option.uuid}>
            {option.group !== shown[index - 1]?.group && <h3 className={styles.group}>{GROUP_NAMES[option.group]}</h3>}
            <Option
              option={option}
              marks={standingOf(marks, option.uuid)}
              isChosen={option.uuid === value}
              control={control}
              view={view}
              nameOf={nameOf}
            />
          </Fragment>
        ))}
        {shown.length === 0 && <p className={styles.none}>{t`No paddock is called that.`}</p>}
        {found.length > shown.length && <p className={styles.none}>{t`And ${more} more: type a part of the name.`}</p>}
        {hasOff && <h3 className={styles.group}>{t`Off pasture`}</h3>}
        {(hasOff ? OFF : []).map((off) => (
          <OffOption key={off} off={off} chosen={value} control={control} />
        ))}
      </div>
    </fieldset>
  );
}
