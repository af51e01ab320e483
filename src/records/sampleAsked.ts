import { createAction } from '@reduxjs/toolkit';
import type { SamplePhoto } from '@domain/sample/samplePhotos';

/** The person wants to look around a sample ranch. */
export const sampleAsked = createAction('records/sampleAsked');

/** A sample ranch was filled here, which has these photos to be drawn. */
export const sampleFilled = createAction<readonly SamplePhoto[]>('records/sampleFilled');

/** What it is called; the person may rename it. */
// eslint-disable-next-line lingui/no-unlocalized-strings -- a ranch is called so for all who see it
export const SAMPLE_NAME = 'Sample ranch';
