import type { Action } from '@reduxjs/toolkit';

/** What libraries, counters and forms that come on the screen say: without it, 25 states cover minutes. */
export const NOISE = [
  '^persist/',
  // Of RTK Query what a person changed stays, and what failed.
  '^queries/(?!execute)',
  '^queries/executeQuery/(pending|fulfilled)$',
  '__rtkq',
  '^request/',
  '^ui/toastTaken$',
  'minutePassed$',
  '(form|Form|team)Opened$',
];

const noise = new RegExp(NOISE.join('|'));

interface OfQuery {
  meta?: { condition?: unknown };
}

/**
 * Whether support sees this action: what a person did, what failed, and the steps on the way. That a list is asked for
 * already, RTK Query calls rejected too, with the condition that it did not meet.
 */
export const isStory = (action: Action & OfQuery): boolean =>
  !noise.test(action.type) && action.meta?.condition !== true;

/** The history of states in developer tools and reports is kept to this many. */
export const MAX_STATES = 25;
