export { photosReducer } from './photosSlice';
export { photosSaga } from './sending/photosSaga';
