export { foundRecords } from './foundRecords';
export { grazingCalls } from './grazingCalls';
export { holdForAnswer, inConnections } from './inShares';
export { findNamedPhotos, findPhoto, namesPicture, namingOf, type NamedPhoto } from './photosOfRecord';
export { sendMoveNotices } from './sendMoveNotices';
export { tellWhatIsDue } from './tellWhatIsDue';
export { sweepGoneRanches, sweepOldTombstones } from './sweepRecords';
