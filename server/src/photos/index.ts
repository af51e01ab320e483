export { photoCalls } from './photoCalls';
export type { PhotoDeps } from './PhotoDeps';
export { PictureMaker } from './PictureMaker';
export { sweepPictures } from './sweepPictures';
