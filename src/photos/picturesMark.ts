import { createAction } from '@reduxjs/toolkit';
import { readItem, writeItem } from '@shared/lib/storage';

/** Says that there may be pictures on this device: neither whose nor how many. */
const MARK = 'grazewell:pictures';

export const markPictures = (): void => writeItem(MARK, '1');
export const areMarkedPictures = (): boolean => readItem(MARK) !== null;

/** A form can add photos: what sends them is to be there. */
export const photosNeeded = createAction('photos/needed');
