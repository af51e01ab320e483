import { answerInPieces } from '@shared/fileWorker/answerInPieces';
import { readShapes } from './readShapes';

answerInPieces(readShapes);
