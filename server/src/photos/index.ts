export { photoCalls } from './photoCalls';
export type { PhotoDeps } from './PhotoDeps';
export { forgetPicture } from './picturesTable';
export { PictureMaker } from './PictureMaker';
export { sweepPictures } from './sweepPictures';
