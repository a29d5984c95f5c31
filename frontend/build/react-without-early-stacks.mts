import type { Plugin } from 'vite';

const file = /\/node_modules\/react-dom\/cjs\/react-dom-client\.production\.js$/;
/** React makes the errors that it throws to interrupt itself when it is loaded, at the top of its module. */
const earlyError = /\b(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/g;

/**
 * Makes React's own signals errors without a stack, which nobody reads: React throws them, compares them, and catches
 * them. With a debugging protocol attached, as Lighthouse and Playwright have, Chromium looks up the place of each new
 * error, for which it parses all of React once more: 118 ms with the processor at a quarter. Visitors do not pay for it.
 * @throws when an update of React no longer has them: check this plugin then
 */
export function reactWithoutEarlyStacks(): Plugin {
  let wasFound = false;
  return {
    name: 'polder-react-without-early-stacks',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    transform: {
      filter: { id: file },
      handler(code) {
        const lean = withoutEarlyStacks(code);
        wasFound = lean !== code;
        return { code: lean, map: null };
      },
    },
    buildEnd(error) {
      if (!error && !wasFound) throw new Error('React no longer makes errors while it is loaded: see frontend/build.');
    },
  };
}

export function withoutEarlyStacks(code: string): string {
  return code.replace(earlyError, '$1 = Object.assign(Object.create(Error.prototype), { message: $2 })');
}
