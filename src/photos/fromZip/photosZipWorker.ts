import { answerInPieces } from '@shared/fileWorker/answerInPieces';
import { readPhotosZip } from './readPhotosZip';

answerInPieces(readPhotosZip);
