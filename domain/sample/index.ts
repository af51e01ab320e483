export { samplePhotos } from './samplePhotos';
export { sampleRanch } from './sampleRanch';
