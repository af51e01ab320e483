import type { Dispatch } from '@reduxjs/toolkit';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import { toast, ToastContainer, type ToastOptions } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import { t } from '@domain/words';
import { Button } from '@shared/components/Button';
import { Email } from '@shared/components/Email';
import type { Toast } from '@shared/events';
import { appPaths } from '@shared/paths';
import { usePress } from '@shared/lib/usePress';
import { useSettling } from '@shared/presses/useSettling';
import { selectSessionsChanged, selectToasts, selectWithdrawn } from '../uiSelectors';
import { toastTaken } from '../uiSlice';
import { isNarrow, mostToasts, replacedToasts, tooManyToasts, type Shown } from '../tooManyToasts';
import { CloseToast } from './CloseToast';
import { toastPlace } from './ToastsHere';
import { useToastSound } from '../useToastSound';
import { useSpaceForToasts } from '../useSpaceForToasts';
import './toaster.css';

const STAY_MS = 5_000;
/** Of an error, and of what the person may want to answer. */
const LONG_STAY_MS = 10_000;

const NONE: readonly Toast[] = [];

/** The same words are one toast, however often they are said, unless each offers something else. */
const toastIdOf = ({ id, kind, title, message, offer, about }: Toast) =>
  about ?? (offer ? id : `${kind} ${title} ${message}`);

/** Whether it says what was recorded, and offers to undo it. */
const isOfRecord = ({ kind, about }: Toast): boolean => kind === 'success' && about !== undefined;

function show(next: Toast, dispatch: Dispatch): void {
  const { kind, title, message, offer, stays } = next;
  const toastId = toastIdOf(next);
  const accept = () => {
    toast.dismiss(toastId);
    if (offer !== undefined) dispatch(offer.event);
  };
  const words = (
    <div>
      {title !== '' && <strong>{title}</strong>}
      <p>
        <Email>{message}</Email>
      </p>
      {offer !== undefined && (
        <Button look="quiet" onClick={accept}>
          {offer.label}
        </Button>
      )}
    </div>
  );
  const staysLong = kind === 'error' || offer !== undefined;
  const stayMs = staysLong ? LONG_STAY_MS : STAY_MS;
  const options: ToastOptions = { toastId, autoClose: stays === true ? false : stayMs };
  toast[kind](words, options);
}

function dismiss(ids: Iterable<string>): void {
  for (const id of ids) toast.dismiss(id);
}

/** Keeps the newest toasts. The library's own limit lets new ones wait until old ones have gone. */
function dismissTooMany(shown: readonly Shown[]): void {
  dismiss(tooManyToasts(shown, mostToasts(window.innerWidth)));
}

/**
 * Takes waiting toasts one by one and shows each, not under a press, whose click it would take. An error is no news any more when another try has ended, or on another page;
 * nothing is that was said before the person has logged in, or signed out: its Undo would act for nobody, or for another one.
 */
export default function Toaster() {
  const dispatch = useDispatch();
  const waiting = useSelector(selectToasts);
  const isPressed = usePress();
  // The button of a toast must not lie under a second press.
  const isSettling = useSettling();
  const toasts = isPressed || isSettling ? NONE : waiting;
  const withdrawn = useSelector(selectWithdrawn);
  const sessionsChanged = useSelector(selectSessionsChanged);
  const heard = useRef(sessionsChanged);
  const { pathname } = useLocation();
  const errors = useRef(new Set<string>());
  const shown = useRef<readonly Shown[]>([]);
  useToastSound(toasts);
  useSpaceForToasts();

  // Before what is said since is shown.
  useEffect(() => {
    if (heard.current !== sessionsChanged) toast.dismiss();
    heard.current = sessionsChanged;
  }, [sessionsChanged]);

  // At once, also where the next one has to wait a moment: its words would be below an Undo of something else.
  const hasSpaceForOne = pathname === appPaths.map || isNarrow(window.innerWidth);
  useEffect(() => {
    if (isPressed || !hasSpaceForOne) return;
    const [last] = waiting.filter(isOfRecord).slice(-1);
    dismiss(replacedToasts(shown.current, new Set(last === undefined ? [] : [toastIdOf(last)])));
  }, [waiting, isPressed, hasSpaceForOne]);

  useEffect(() => {
    if (toasts.length === 0) return;
    const said = new Set(toasts.map(toastIdOf));
    dismiss([...errors.current].filter((id) => !said.has(id)));
    errors.current = new Set(toasts.filter(({ kind, stays }) => kind === 'error' && stays !== true).map(toastIdOf));
    for (const next of toasts) {
      dispatch(toastTaken(next.id));
      if (next.saidAt === pathname) continue;
      const id = toastIdOf(next);
      show(next, dispatch);
      shown.current = [
        ...shown.current.filter((other) => other.id !== id && toast.isActive(other.id)),
        { id, stays: next.stays === true, isOfRecord: isOfRecord(next) },
      ];
    }
    dismissTooMany(shown.current);
  }, [toasts, dispatch, pathname]);

  useEffect(() => dismiss(withdrawn), [withdrawn]);
  useEffect(() => () => dismiss(errors.current), [pathname]);
  return createPortal(
    <ToastContainer
      position="bottom-right"
      newestOnTop
      pauseOnHover
      pauseOnFocusLoss
      closeOnClick={false}
      closeButton={CloseToast}
      aria-label={t`Notifications Alt+T`}
    />,
    toastPlace(),
  );
}
