import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { failureOf, type RequestState } from '@shared/requestState';

interface ForgetRefusedPasswordProps {
  request: RequestState;
  name?: string;
  /** What the server answers when it refuses, and not when it fails. */
  codes?: readonly string[];
}

const WRONG = ['wrong_credentials'];

/** Empties the password field once the server has refused the sign-in; everything else that was typed stays. */
export function ForgetRefusedPassword({ request, name = 'password', codes = WRONG }: ForgetRefusedPasswordProps) {
  const { setFieldValue } = useFormikContext();
  const isRefused = codes.includes(failureOf(request)?.code ?? '');
  useEffect(() => {
    if (isRefused) void setFieldValue(name, '', false);
  }, [isRefused, name, setFieldValue]);
  return null;
}
