import { useDispatch } from 'react-redux';
import { PRODUCT_NAME } from '@contract/http/product';
import { t } from '@domain/words';
import { Button } from '@shared/components/Button';
import { Field } from '@shared/forms/Field';
import { Form } from '@shared/forms/Form';
import { PasswordField } from '@shared/forms/PasswordField';
import { lazyRules } from '@shared/forms/rules';
import { PublicPage } from '@shared/components/PublicPage';
import { ForgetRefusedPassword } from '../components/ForgetRefusedPassword';
import { forms } from '../forms';
import { useForm } from '../useForm';

const rules = lazyRules(() =>
  import('@contract/admin/masquerade').then(({ masqueradeFormSchema }) => masqueradeFormSchema),
);
/** Whatever is refused, an admin's password does not stay on the screen. */
const REFUSALS = ['wrong_credentials', 'not_found', 'forbidden'];
const empty = { admin_email: '', email: '', admin_password: '' };

/** For admins: they sign in as themselves and go on as the user. Anyone who comes here may be signed in already. */
export default function MasqueradePage() {
  const dispatch = useDispatch();
  const masquerade = useForm('masquerade');
  // Once it has succeeded the page is about to be left.
  const isBusy = masquerade.status === 'pending' || masquerade.status === 'succeeded';
  return (
    <PublicPage title={t`Act as a user`} lead={t`For admins of ${PRODUCT_NAME}. Every start and stop is logged.`}>
      <Form
        title={t`Act as a user`}
        initialValues={empty}
        rules={rules}
        request={masquerade}
        onSubmit={(values) => dispatch(forms.masquerade.submitted(values))}
      >
        <Field
          name="admin_email"
          label={t`Admin email`}
          type="email"
          autoComplete="username"
          inputMode="email"
          spellCheck={false}
        />
        <Field
          name="email"
          label={t`User email`}
          type="email"
          autoComplete="off"
          inputMode="email"
          spellCheck={false}
        />
        <PasswordField name="admin_password" label={t`Admin password`} autoComplete="current-password" />
        <ForgetRefusedPassword request={masquerade} name="admin_password" codes={REFUSALS} />
        <Button type="submit" isWide isBusy={isBusy}>
          {t`Masquerade`}
        </Button>
      </Form>
    </PublicPage>
  );
}
