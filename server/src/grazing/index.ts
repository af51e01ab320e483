export { foundRecords } from './foundRecords';
export { grazingCalls } from './grazingCalls';
export { sendMoveNotices } from './sendMoveNotices';
export { sweepGoneRanches, sweepOldTombstones } from './sweepRecords';
