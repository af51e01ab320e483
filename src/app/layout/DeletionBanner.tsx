import { useDispatch, useSelector } from 'react-redux';
import { t } from '@domain/words';
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
  const lastDay = dayInWords(day);
  return (
    <Strip label={t`Deletion of your account`}>
      <Banner
        look="warn"
        action={
          <Button
            look="quiet"
            isBusy={keep.status === 'pending'}
            onClick={() => dispatch(userForms.accountKeep.submitted())}
          >
            {t`Keep my account`}
          </Button>
        }
      >
        {t`We delete this account on ${lastDay}.`}
      </Banner>
      <FormFailure failure={failureOf(keep)} />
    </Strip>
  );
}
