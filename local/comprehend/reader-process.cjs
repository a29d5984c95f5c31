// Node runs no TypeScript by itself.
require('tsx/cjs');
require('./reader-process.ts');
