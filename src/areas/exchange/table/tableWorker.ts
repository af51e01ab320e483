import { answerInPieces } from '@shared/fileWorker/answerInPieces';
import { readTableFile } from './readTableFile';

answerInPieces(readTableFile);
