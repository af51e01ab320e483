export { chainPasts } from './chainPasts';
export { changesSha256, groupLine, lineSha256 } from './lines';
export { beginChain, findEpoch, type ChainEnd } from './linesTable';
export { noteRestored } from './noteRestored';
export { salted, saltedLabel, type Salted } from './salted';
export { ownKey, type SigningDeps } from './ownKey';
export { presentKeySet } from './presentKeySet';
export { signEnd } from './signHead';
export { writeHistory } from './writeHistory';
