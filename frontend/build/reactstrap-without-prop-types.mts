import type { Plugin } from 'vite';

const file = /\/node_modules\/reactstrap\/esm\/\w+\.js$/;
const declared = /^var propTypes = \{[\s\S]*?^\};\n/m;
const assigned = /^\w+\.propTypes = propTypes;\n/m;

/**
 * React 19 ignores `propTypes`, a third of the code of reactstrap's components. The build removes them where they are
 * only declared; some components use them as lists, and keep them.
 * @throws when an update of reactstrap no longer has them: check this plugin then.
 */
export function reactstrapWithoutPropTypes(): Plugin {
  let wasFound = false;
  return {
    name: 'polder-reactstrap-without-prop-types',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    transform: {
      filter: { id: file },
      handler(code) {
        const lean = withoutPropTypes(code);
        if (lean === code) return null;
        wasFound = true;
        return { code: lean, map: null };
      },
    },
    buildEnd(error) {
      if (!error && !wasFound)
        throw new Error('reactstrap describes its properties no longer as before: see frontend/build.');
    },
  };
}

/**
 * A component's module without its `propTypes`, if it only declares and assigns them, and no other module reads them.
 */
export function withoutPropTypes(code: string): string {
  const isOnlyDescribed = code.match(/\bpropTypes\b/g)?.length === 3 && declared.test(code) && assigned.test(code);
  return isOnlyDescribed && !isRead.test(code) ? code.replace(declared, '').replace(assigned, '') : code;
}

/** Components whose `propTypes` are read by other components. */
const isRead = /^export default (ButtonDropdown|Col|Dropdown|Fade|Popover|Tooltip);$/m;
