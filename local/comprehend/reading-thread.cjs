// A worker starts without what its parent has registered, and Node runs no TypeScript by itself.
require('tsx/cjs');
require('./reading-thread.ts');
