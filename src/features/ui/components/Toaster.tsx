import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { toast, ToastContainer, type ToastOptions } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import type { Notice } from '@shared/events';
import { selectNotices } from '../uiSelectors';
import { noticeTaken } from '../uiSlice';
import './toaster.css';

const STAY_MS = 5_000;
const ERROR_STAY_MS = 10_000;

function show({ id, kind, title, message }: Notice): void {
  const words = (
    <div>
      {title !== '' && <strong>{title}</strong>}
      <p>{message}</p>
    </div>
  );
  const options: ToastOptions = { toastId: id, autoClose: kind === 'error' ? ERROR_STAY_MS : STAY_MS };
  toast[kind](words, options);
}

/** Takes waiting notices one by one and shows each as a toast. */
export default function Toaster() {
  const dispatch = useDispatch();
  const notices = useSelector(selectNotices);
  useEffect(() => {
    for (const notice of notices) {
      show(notice);
      dispatch(noticeTaken(notice.id));
    }
  }, [notices, dispatch]);
  return <ToastContainer position="bottom-right" newestOnTop pauseOnHover pauseOnFocusLoss closeOnClick={false} />;
}
