import path from 'node:path';
import type { Plugin } from 'vite';

const replacement = path.join(import.meta.dirname, 'formik-helpers.mts');
const replaced = ['isPlainObject', 'cloneDeep', 'clone', 'toPath'];

/**
 * Formik uses four functions of lodash, which add 5 kB (zipped) to the sign-in pages: lodash also copies typed arrays,
 * maps and other values that no form contains. In the build, formik uses those of formik-helpers.mts.
 * @throws when an update of Formik imports others: check what it needs then.
 */
export function formikWithoutLodash(): Plugin {
  return {
    name: 'polder-formik-without-lodash',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      // Popper uses it too: sharing this half kilobyte would take a separate request.
      if (source !== 'react-fast-compare' || !importer?.endsWith('/formik.esm.js')) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && `${found.id}?formik`;
    },
    transform(code, id) {
      if (!id.endsWith('/formik.esm.js')) return null;
      const imports = [...code.matchAll(/^import (\w+) from 'lodash-es\/\w+';$/gm)];
      const names = imports.map(([, name]) => name as string);
      if (names.some((name) => !replaced.includes(name)) || names.length !== replaced.length) {
        throw new Error(`Formik now imports ${names.join(', ')} from lodash: see frontend/build.`);
      }
      const [first, ...others] = imports.map(([line]) => line);
      const lean = others.reduce((text, line) => text.replace(line, ''), code);
      return {
        code: lean.replace(first as string, `import { ${names.join(', ')} } from ${JSON.stringify(replacement)};`),
        map: null,
      };
    },
  };
}
