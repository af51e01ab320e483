export { foundRecords } from './foundRecords';
export { grazingCalls } from './grazingCalls';
export { findPhoto, namesPicture } from './photosOfRecord';
export { sendMoveNotices } from './sendMoveNotices';
export { sweepGoneRanches, sweepOldTombstones } from './sweepRecords';
