import { rotateSigningKey } from '../server/src/app/rotateSigningKey';

void rotateSigningKey(process.env);
