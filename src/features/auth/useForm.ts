import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { idle, type RequestState } from '@shared/requestState';
import { selectForm } from './authSelectors';
import { formOpened } from './authSlice';
import type { FormName } from './forms';
import { lateFlows } from './lateFlows';

/** How the request of a form that is on the screen stands. What its last visit ended with is no longer news. */
export function useForm(name: FormName): RequestState {
  const dispatch = useDispatch();
  const request = useSelector(selectForm(name));
  const isSettled = request.status === 'succeeded' || request.status === 'failed';
  const [isOld, setIsOld] = useState(isSettled);
  useEffect(() => void dispatch(formOpened(name)), [dispatch, name]);
  // So that on a slow line a person who sends the form waits for the answer alone. What is lost now is asked for then.
  useEffect(() => void lateFlows().catch(() => undefined), []);
  if (isOld && !isSettled) setIsOld(false);
  return isOld ? idle : request;
}
