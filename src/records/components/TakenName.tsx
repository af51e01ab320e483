import { useFormikContext, type FormikValues } from 'formik';
import { useSelector } from 'react-redux';
import { isNameTaken } from '@domain/grazing/warnings';
import { Banner } from '@shared/components/Banner';
import { selectAll, type WithRecords } from '../index';

interface TakenNameProps {
  /** The field of the form that holds a paddock's name. */
  field: string;
  /** The paddock that has the name already; none for a new one. */
  ownUuid?: string | undefined;
}

/** Two paddocks of one name are odd, and nobody is kept from it. */
export function TakenName({ field, ownUuid }: TakenNameProps) {
  const { values } = useFormikContext<FormikValues>();
  const paddocks = useSelector((state: WithRecords) => selectAll(state, 'paddock'));
  const isTaken = isNameTaken(String(values[field]), paddocks, ownUuid);
  return <div role="status">{isTaken && <Banner look="warn">There is a paddock of this name already.</Banner>}</div>;
}
