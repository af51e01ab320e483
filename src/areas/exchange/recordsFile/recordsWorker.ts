import { answerInPieces } from '../bringing/answerInPieces';
import { readRecordsFile } from './readRecordsFile';

answerInPieces(readRecordsFile);
