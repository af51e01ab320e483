export { foundRecords } from './foundRecords';
export { grazingCalls } from './grazingCalls';
export { sweepGoneRanches, sweepOldTombstones } from './sweepRecords';
