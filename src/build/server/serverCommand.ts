import { rmSync } from 'node:fs';

import { compileServer, serverSources } from './compileServer';
import { copyLibraries } from './copyLibraries';

/** What an image of the services holds: the compiled server, and the libraries that it imports. */
const [folder = 'dist-server'] = process.argv.slice(2);

rmSync(folder, { recursive: true, force: true });
compileServer(serverSources(), folder);
copyLibraries(folder);
