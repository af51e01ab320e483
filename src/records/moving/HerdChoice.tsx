import { Fragment, memo, useId } from 'react';
import { isKnown } from '@domain/grazing/figure';
import { listed } from '@domain/language/language';
import { t } from '@domain/words';
import { EarTag } from '@shared/components/EarTag';
import { FieldError } from '@shared/forms/FieldError';
import { useFieldError } from '@shared/forms/FormContext';
import { useSteadyField, type Control } from '@shared/forms/useSteadyField';
import { numberInWords } from '@shared/units/units';
import { PartsOfHerd } from '../components/PartsOfHerd';
import { foldParts, usePartOf } from '../herdParts';
import { useNames, type HerdNow } from '../useHerds';
import { OFF_NAMES, type NameOf } from '../herdWords';
import styles from './MoveForm.module.css';
import { wordOf } from '@shared/lib/wording';

interface HerdProps {
  herd: HerdNow;
  isChosen: boolean;
  control: Control;
  nameOf: NameOf;
}

const Herd = memo(function Herd({ herd: { herd, figures }, isChosen, control, nameOf }: HerdProps) {
  const { uuid, data } = herd;
  const { head, stay } = figures;
  const place =
    stay === null
      ? t`no place yet`
      : stay.off === null
        ? listed(stay.paddockUuids.map(nameOf))
        : wordOf(OFF_NAMES, stay.off);
  return (
    <label className={styles.herd}>
      <input {...control} type="checkbox" value={uuid} checked={isChosen} />
      <EarTag color={data.color} name={data.name} isSmall />
      <span>
        <b translate="no">{data.name}</b> {isKnown(head) && <span className={styles.soft}>{numberInWords(head)}</span>}
        <small>{place}</small>
      </span>
    </label>
  );
});

const told = ({ herd }: HerdNow) => ({ uuid: herd.uuid, name: herd.data.name });

/** Which herds move. Parts of one, which a move of the past may be of, are a line that opens. */
export function HerdChoice({ herds }: { herds: readonly HerdNow[] }) {
  const id = useId();
  const error = useFieldError('herds');
  const { value, control } = useSteadyField<readonly string[]>('herds');
  const nameOf = useNames();
  const folded = foldParts(herds, usePartOf(), told);
  const isChosen = ({ herd }: HerdNow) => value.includes(herd.uuid);
  const choiceOf = (each: HerdNow) => (
    <Herd key={each.herd.uuid} herd={each} isChosen={isChosen(each)} control={control} nameOf={nameOf} />
  );
  return (
    <fieldset
      className={styles.herds}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
      {...(error !== undefined && { 'data-wrong': '' })}
    >
      <legend>{t`Herds`}</legend>
      <FieldError id={`${id}-error`} error={error} />
      <div className={styles.herdList}>
        {folded.map(({ uuid, own, parts }) => (
          <Fragment key={uuid}>
            {own !== undefined && choiceOf(own)}
            {parts.length > 0 && (
              <PartsOfHerd herd={nameOf(uuid)} count={parts.length} isOpenAtFirst={parts.some(isChosen)}>
                <div className={styles.herdParts}>{parts.map(choiceOf)}</div>
              </PartsOfHerd>
            )}
          </Fragment>
        ))}
      </div>
    </fieldset>
  );
}
