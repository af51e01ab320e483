import { useMemo } from 'react';
import { useFormikContext, type FormikValues } from 'formik';
import { useSelector } from 'react-redux';
import { isNameTaken, namesOfOthers } from '@domain/grazing/warnings';
import { t } from '@domain/words';
import { Banner } from '@shared/components/Banner';
import { selectAll, type DataOf, type Held, type WithRecords } from '../index';

type Named = Held<DataOf<'herd'> | DataOf<'paddock'>>;

const TAKEN = {
  paddock: t`There is a paddock of this name already.`,
  herd: t`Another herd has this name already.`,
} as const;

interface TakenNameProps {
  /** What is named; a paddock unless something else is said. */
  kind?: keyof typeof TAKEN;
  /** The field of the form that holds the name. */
  field: string;
  /** What has the name already; none for a new one. */
  ownUuid?: string | undefined;
}

/** Two paddocks or two herds of one name are odd, and nobody is kept from it. */
export function TakenName({ kind = 'paddock', field, ownUuid }: TakenNameProps) {
  const { values } = useFormikContext<FormikValues>();
  const all: readonly Named[] = useSelector((state: WithRecords) => selectAll(state, kind));
  const others = useMemo(() => namesOfOthers(all, ownUuid), [all, ownUuid]);
  const name = String(values[field]);
  const isTaken = name.trim() !== '' && isNameTaken(name, others);
  return (
    <div role="status">
      {isTaken && (
        <Banner look="warn">
          <p>{TAKEN[kind]}</p>
        </Banner>
      )}
    </div>
  );
}
