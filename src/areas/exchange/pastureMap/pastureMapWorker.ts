import { answerInPieces } from '../bringing/answerInPieces';
import { readPastureMapFiles } from './readPastureMapFiles';

answerInPieces(readPastureMapFiles);
