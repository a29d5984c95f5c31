// Jest's own runner of a test file, which compiles no module twice and leaves nothing enabled for the next file of its
// process. jest-circus 30.5 has an AsyncLocalStorage for each file and never disables it. Up to Node 22 every promise is
// handed on to all that are enabled: after 200 files a test of many promises takes four times as long, or ten.
const { AsyncLocalStorage } = require('node:async_hooks');
const { default: runFile } = require('jest-circus/runner');
const compileOnce = require('./compile-once.cjs');

const enabled = new Set();
const { run } = AsyncLocalStorage.prototype;
AsyncLocalStorage.prototype.run = function (...given) {
  enabled.add(this);
  return run.apply(this, given);
};

module.exports = async (globalConfig, config, environment, runtime, ...more) => {
  compileOnce(runtime);
  try {
    return await runFile(globalConfig, config, environment, runtime, ...more);
  } finally {
    for (const storage of enabled) storage.disable();
    enabled.clear();
  }
};
