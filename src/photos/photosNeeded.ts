import { createAction } from '@reduxjs/toolkit';

/** A form can add photos: what keeps and sends them is to be there. */
export const photosNeeded = createAction('photos/needed');
