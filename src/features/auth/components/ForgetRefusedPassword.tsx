import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import type { RequestState } from '@shared/requestState';

/** Empties the password field once the server has refused the sign-in; everything else that was typed stays. */
export function ForgetRefusedPassword({ request }: { request: RequestState }) {
  const { setFieldValue } = useFormikContext();
  const isRefused = request.status === 'failed' && request.failure.code === 'wrong_credentials';
  useEffect(() => {
    if (isRefused) void setFieldValue('password', '', false);
  }, [isRefused, setFieldValue]);
  return null;
}
