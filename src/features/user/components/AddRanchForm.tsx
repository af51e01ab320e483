import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router';
import { ranchNameFor } from '@contract/text/names';
import { t } from '@domain/words';
import { Field } from '@shared/forms/Field';
import { FormDialog } from '@shared/forms/FormDialog';
import { lazyRules } from '@shared/forms/rules';
import { appPaths } from '@shared/paths';
import { userForms } from '../userForms';
import { selectMe, selectUserForm } from '../userSelectors';
import { userFormOpened } from '../userSlice';

const rules = lazyRules(() =>
  import('@contract/people/ranchSetUp').then(({ ranchNameFormSchema }) => ranchNameFormSchema),
);

/** One more ranch of the person's own. Once it is there they work in it, and set it up as any new ranch. */
export default function AddRanchForm({ onClose }: { onClose: () => void }) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const me = useSelector(selectMe);
  const request = useSelector(selectUserForm('ranchCreation'));
  const isMade = request.status === 'succeeded';
  useEffect(() => void dispatch(userFormOpened('ranchCreation')), [dispatch]);
  useEffect(() => {
    if (!isMade) return;
    onClose();
    dispatch(userFormOpened('ranchCreation'));
    void navigate(appPaths.onboardingStep1);
  }, [isMade, onClose, dispatch, navigate]);
  return (
    <FormDialog
      title={t`Add a ranch`}
      initialValues={{ name: ranchNameFor(me?.first_name ?? '') }}
      rules={rules}
      request={request}
      onSave={({ name }) => dispatch(userForms.ranchCreation.submitted({ name, isOpened: true }))}
      onClose={onClose}
    >
      <p>{t`It has its own paddocks, herds, team and trial. Your other ranches stay as they are.`}</p>
      <Field name="name" label={t`Ranch name`} autoComplete="off" autoCapitalize="words" />
    </FormDialog>
  );
}
