import path from 'node:path';
import type { Plugin } from 'vite';

const replacement = path.join(import.meta.dirname, 'formik-helpers.mts');
const replaced = ['isPlainObject', 'cloneDeep', 'clone', 'toPath'];

/**
 * Formik uses four functions of lodash, which bring 5 kB (zipped) to the sign-in pages: lodash copies typed arrays, maps
 * and what else a form never holds. In the build, formik gets those of formik-helpers.mts.
 * @throws when an update of Formik imports others: see then what it needs.
 */
export function formikWithoutLodash(): Plugin {
  return {
    name: 'polder-formik-without-lodash',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      // Popper has it too: shared, its half a kilobyte would be a request of its own.
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
