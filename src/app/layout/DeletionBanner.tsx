import { useDispatch, useSelector } from 'react-redux';
import { selectMe, selectUserForm, userForms } from '@features/user';
import { Banner } from '@shared/components/Banner';
import { Button } from '@shared/components/Button';
import { Strip } from '@shared/components/Strip';
import { FormFailure } from '@shared/forms/FormFailure';
import { dayInWords } from '@shared/lib/dates';
import { failureOf } from '@shared/requestState';

/** Says over every page when the account will be deleted, with the way to keep it. */
export default function DeletionBanner() {
  const dispatch = useDispatch();
  const keep = useSelector(selectUserForm('accountKeep'));
  const day = useSelector(selectMe)?.deletion_scheduled_at ?? null;
  if (day === null) return null;
  return (
    <Strip label="Deletion of your account">
      <Banner
        look="warn"
        action={
          <Button
            look="quiet"
            isBusy={keep.status === 'pending'}
            onClick={() => dispatch(userForms.accountKeep.submitted())}
          >
            Keep my account
          </Button>
        }
      >
        We delete this account on {dayInWords(day)}.
      </Banner>
      <FormFailure failure={failureOf(keep)} />
    </Strip>
  );
}
