import type { Plugin } from 'vite';

/** The environment of Vite in which documents.mts builds the modules that render the documents. */
export const documentsEnvironment = 'documents';

/** Leaves style sheets out of the modules that render documents: the documents link to the website's. */
export function documentsWithoutStyles(): Plugin {
  return {
    name: 'polder-documents-without-styles',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === documentsEnvironment,
    load: { filter: { id: /\.s?css$/ }, handler: () => ({ code: '', moduleType: 'css' }) },
  };
}
