// Node runs no TypeScript by itself.
require('tsx/cjs');
require('./reading-process.ts');
