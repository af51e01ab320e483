import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import { toast, ToastContainer, type ToastOptions } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import { Email } from '@shared/components/Email';
import type { Notice } from '@shared/events';
import { usePress } from '@shared/lib/usePress';
import { selectNotices, selectSessionsOpened } from '../uiSelectors';
import { noticeTaken } from '../uiSlice';
import { useMobilePrompt } from '../useMobilePrompt';
import { useNoticeSound } from '../useNoticeSound';
import { useRoomForToasts } from '../useRoomForToasts';
import './toaster.css';

const STAY_MS = 5_000;
const ERROR_STAY_MS = 10_000;

const NONE: readonly Notice[] = [];

/** The same words are one toast, however often they are said. */
const toastIdOf = ({ kind, title, message }: Notice) => `${kind} ${title} ${message}`;

function show(notice: Notice): void {
  const { kind, title, message } = notice;
  const words = (
    <div>
      {title !== '' && <strong>{title}</strong>}
      <p>
        <Email>{message}</Email>
      </p>
    </div>
  );
  const options: ToastOptions = { toastId: toastIdOf(notice), autoClose: kind === 'error' ? ERROR_STAY_MS : STAY_MS };
  toast[kind](words, options);
}

function dismiss(ids: Iterable<string>): void {
  for (const id of ids) toast.dismiss(id);
}

/**
 * Takes waiting notices one by one and shows each as a toast: not before the prompt that would cover it is put away, and not
 * under a press, whose click it would take. An error is no news any more when another try has ended, or on another page;
 * nothing is that was said before the person has logged in.
 */
export default function Toaster() {
  const dispatch = useDispatch();
  const waiting = useSelector(selectNotices);
  const isPressed = usePress();
  const notices = useMobilePrompt() || isPressed ? NONE : waiting;
  const sessionsOpened = useSelector(selectSessionsOpened);
  const heard = useRef(sessionsOpened);
  const { pathname } = useLocation();
  const errors = useRef(new Set<string>());
  useNoticeSound(notices);
  useRoomForToasts();

  // Before those of the new session are shown.
  useEffect(() => {
    if (heard.current !== sessionsOpened) toast.dismiss();
    heard.current = sessionsOpened;
  }, [sessionsOpened]);

  useEffect(() => {
    if (notices.length === 0) return;
    const said = new Set(notices.map(toastIdOf));
    dismiss([...errors.current].filter((id) => !said.has(id)));
    errors.current = new Set(notices.filter(({ kind }) => kind === 'error').map(toastIdOf));
    for (const notice of notices) {
      show(notice);
      dispatch(noticeTaken(notice.id));
    }
  }, [notices, dispatch]);

  useEffect(() => () => dismiss(errors.current), [pathname]);
  return <ToastContainer position="bottom-right" newestOnTop pauseOnHover pauseOnFocusLoss closeOnClick={false} />;
}
