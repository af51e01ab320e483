import { serve } from '../../src/app/main';

// The server's own process, with the client's files from the folder that the command line names.
const [, , distDir] = process.argv;
void serve(process.env, distDir === undefined ? {} : { distDir });
