import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { classesAt } from '@domain/grazing/stays';
import { t } from '@domain/words';
import { selectMe } from '@features/user';
import { selectTimelines } from '@records/index';
import { useRanchView } from '@records/useRanchView';
import { Banner } from '@shared/components/Banner';
import type { When } from '@shared/time/useWhen';
import { hasPairs, offeredWeight, youngOf } from './bornYoung';
import styles from './forms.module.css';
import type { TransferValues } from './transferValues';

/** A field follows what is offered, from empty on, until the person chooses or types something else. */
function useOffer(field: 'animal' | 'average_weight', offered: string, isWritten: boolean): void {
  const { values, setFieldValue } = useFormikContext<TransferValues>();
  const value = values[field];
  const followed = useRef(isWritten ? null : '');
  useEffect(() => {
    if (value !== followed.current || value === offered) return;
    followed.current = offered;
    void setFieldValue(field, offered);
  }, [field, value, offered, setFieldValue]);
}

interface BirthsProps {
  herdUuid: string;
  when: When;
  /** Whether a birth is edited: then the fields have what was entered. */
  isWritten: boolean;
}

/** Offers what is born as young with their weight at birth: nothing that is born gets its mother's weight unasked. */
export function Births({ herdUuid, when, isWritten }: BirthsProps) {
  const { values } = useFormikContext<TransferValues>();
  const { weight } = useRanchView();
  const settings = useSelector(selectMe)?.settings ?? {};
  const { states } = useSelector(selectTimelines);
  const { reason, animal } = values;
  const isBorn = reason === 'born';
  const classes = classesAt(states.byHerd.get(herdUuid) ?? [], when.instant(values.when));
  useOffer('animal', isBorn ? youngOf(classes) : '', isWritten);
  useOffer('average_weight', isBorn && animal !== '' ? offeredWeight(settings, animal, weight) : '', isWritten);
  return (
    <div role="status" className={styles.told}>
      {isBorn && hasPairs(classes) && (
        <Banner look="info">
          <p>
            {t`Pairs already include their calves: a pair is one head, and until a calf is 3 to 4 months old, what it eats is in its mother’s AU. Add only calves that aren’t part of a pair.`}
          </p>
        </Banner>
      )}
    </div>
  );
}
