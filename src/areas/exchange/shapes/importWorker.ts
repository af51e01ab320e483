import { answerInPieces } from '../bringing/answerInPieces';
import { readShapes } from './readShapes';

answerInPieces(readShapes);
