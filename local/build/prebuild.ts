/** Builds website and assembly into the cache that `npm start` looks into first. */
import { buildAssembly } from './build';

buildAssembly(() => {}).catch(() => {
  process.exitCode = 1;
});
