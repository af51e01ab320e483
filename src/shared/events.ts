import { createAction, isAnyOf, nanoid, type Action } from '@reduxjs/toolkit';
import type { AppSettings } from '@contract/http/appSettings';
import type { Me } from '@contract/people/me';
import type { Connection } from './api/lineWatch';
import type { Failure } from './requestState';

/** The app is mounted: the startup chain begins. */
export const appStarted = createAction('startup/appStarted');

/** The application settings are known; from now on calls can be sent. */
export const appSettingsLoaded = createAction<AppSettings>('startup/appSettingsLoaded');

/** A sign-in, sign-up or the like has opened a session. */
export const sessionOpened = createAction('session/opened');

/** Another tab has opened a session, maybe of someone else: what this one knows is asked for again. */
export const sessionOpenedElsewhere = createAction('session/openedElsewhere');

/** The person signed out, or the server no longer knows the session, here or in another tab. Every slice resets. */
export const sessionEnded = createAction<'signedOut' | 'refused' | 'elsewhere'>('session/ended');

/** Whatever is known of the person so far is no longer good. */
export const isSessionChanged = isAnyOf(sessionOpened, sessionOpenedElsewhere, sessionEnded);

/** The server said who is signed in. */
export const meLoaded = createAction<Me>('user/meLoaded');

/** Something about the signed-in person has changed on the server by another way than theirs. */
export const meOutdated = createAction('user/meOutdated');

/** The server could not say who is signed in; `isRemembered` tells whether this browser still knows from before. */
export const meUnavailable = createAction<{ isRemembered: boolean }>('user/meUnavailable');

/** The person goes on to work in another of their ranches. */
export const ranchChosen = createAction<{ ranchUuid: string }>('user/ranchChosen');

/** The server refused a call about a ranch: the person may no longer belong to it, or have another role. */
export const ranchRefused = createAction('user/ranchRefused');

/** The person lost a ranch, or has another role there: what is known of the ranch they work in is loaded again. */
export const ranchRightsChanged = createAction('user/ranchRightsChanged');

/** Whatever is known of the ranch so far is no longer good. */
export const isRanchLeft = isAnyOf(isSessionChanged, ranchChosen, ranchRightsChanged);

export type StartupStep = 'appSettings' | 'me' | 'migration' | 'subscription' | 'team';

/** A step of the startup chain failed. The person sees nothing of it, support does. */
export const stepFailed = createAction<{ step: StartupStep; failure: Failure }>('startup/stepFailed');

/** The startup chain came to its end. */
export const startupFinished = createAction('startup/finished');

/** The browser's network went or came, or calls are answered no longer, or again. */
export const connectionChanged = createAction<Connection>('ui/connectionChanged');

/** A request left, and came to its end, whatever end it was. */
export const requestStarted = createAction('request/started');
export const requestSettled = createAction('request/settled');

/** The person came to another page. `path` is without query, and without whatever may be a token. */
export const pageChanged = createAction<{ path: string }>('page/changed');

/** A saga's worker threw what it did not expect, or a page as it was drawn: told to support, never to the person. */
export const workerCrashed = createAction<{ event: string; message: string }>('saga/workerCrashed');

export interface Toast {
  id: string;
  kind: 'success' | 'info' | 'error';
  title: string;
  message: string;
  /** What the person can do about it, as the words of a button and what happens then. */
  offer?: { label: string; event: Action };
  /** It says what stands in the ranch's record, which support does not see. */
  isPrivate?: boolean;
  /** It stays until the person closes it or logs in. */
  stays?: boolean;
  /** The id of what it is about, by which it can be taken back. */
  about?: string;
  /** The path of the page that says it by itself: there it's no toast. */
  saidAt?: string;
}

const NOTICE_MAX = 300;
const cut = (text: string) => Array.from(text).slice(0, NOTICE_MAX).join('');

/** A toast for the person: text only, at most 300 code points. */
export const toastShown = createAction(
  'ui/toastShown',
  (
    kind: Toast['kind'],
    message: string,
    title: string = '',
    more: Pick<Toast, 'offer' | 'isPrivate' | 'stays' | 'about' | 'saidAt'> = {},
  ): { payload: Toast } => ({
    payload: { id: nanoid(), kind, title: cut(title), message: cut(message), ...more },
  }),
);

/** What a toast is about that says that there is no connection: it goes once there is one. */
export const ABOUT_CONNECTION = 'connection';

/** What was said about something turned out not to be so: nobody is to read it any more. */
export const toastsWithdrawn = createAction<readonly string[]>('ui/toastsWithdrawn');
