import { answerInPieces } from '@shared/fileWorker/answerInPieces';
import { readPastureMapFiles } from './readPastureMapFiles';

answerInPieces(readPastureMapFiles);
