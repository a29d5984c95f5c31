// Jest compiles a module anew for each test file that loads it, as it gives V8 a callback for `import()`, and V8 keeps
// nothing that was compiled with one. The transform leaves no `import()`, so a module is compiled once per process, and
// what V8 compiled of it when it first ran stays: a tenth of the time of all unit tests.
const { Script } = require('node:vm');

/** By file name. */
const compiled = new Map();

/** Lets the modules of a test file, whose runtime this is (jest-runtime 30.5), come from what is compiled already. */
module.exports = (runtime) => {
  const { executor } = runtime;
  const compile = executor?.compile;
  if (typeof compile !== 'function') throw new Error('jest-runtime has another way to compile: see compile-once.cjs.');
  executor.compile = function (source, filename) {
    const context = this.environment.getVmContext();
    if (context === null) return null;
    let module = compiled.get(filename);
    if (module?.source !== source) {
      const parameters = this.injectedModuleParameters.join(', ');
      try {
        module = { source, script: new Script(`(function (${parameters}) {${source}\n})`, { filename }) };
      } catch {
        // Jest explains what it cannot compile.
        return compile.call(this, source, filename);
      }
      compiled.set(filename, module);
    }
    return module.script.runInContext(context);
  };
};
