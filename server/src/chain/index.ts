export { changesSha256, groupLine, lineSha256 } from './lines';
export { beginChain, findEpoch } from './linesTable';
export { salted, saltedLabel, type Salted } from './salted';
