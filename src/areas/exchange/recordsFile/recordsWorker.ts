import { answerInPieces } from '@shared/fileWorker/answerInPieces';
import { readRecordsFile } from './readRecordsFile';

answerInPieces(readRecordsFile);
