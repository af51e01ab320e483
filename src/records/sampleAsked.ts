import { createAction } from '@reduxjs/toolkit';

/** The person wants to look around a sample ranch. */
export const sampleAsked = createAction('records/sampleAsked');

/** What it is called; the person may rename it. */
// eslint-disable-next-line lingui/no-unlocalized-strings -- a ranch is called so for all who see it
export const SAMPLE_NAME = 'Sample ranch';
