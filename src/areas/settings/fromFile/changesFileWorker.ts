import { answerInPieces } from '@shared/fileWorker/answerInPieces';
import { readFile } from './readFile';

answerInPieces(readFile);
