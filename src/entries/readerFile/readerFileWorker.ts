import { answerInPieces } from '@shared/fileWorker/answerInPieces';
import { readReaderFile } from './readReaderFile';

answerInPieces(readReaderFile);
