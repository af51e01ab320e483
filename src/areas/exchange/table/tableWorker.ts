import { answerInPieces } from '../bringing/answerInPieces';
import { readTableFile } from './readTableFile';

answerInPieces(readTableFile);
