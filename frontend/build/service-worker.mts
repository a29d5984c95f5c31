import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { BuildFiles } from '../src/worker/buildFiles.ts';
import { type Manifest, noWorker, pageFiles, shellFiles } from './worker-files.mts';

/** At the root, so that its scope is the whole website. */
const workerFile = 'service-worker.js';

/** Without icons and licences: no page needs them for its first render. */
const namedFile = /\.(html|js|svg|webmanifest)$/;

/**
 * Bundles the service worker (src/worker) with the list of built files; `npm start` serves it, as CloudFront does. In
 * development there is none, and one of an earlier `npm start` on the same port unregisters itself.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'polder-service-worker',
    configureServer({ middlewares }) {
      middlewares.use(`/${workerFile}`, (_request, response) => {
        response.setHeader('content-type', 'text/javascript').setHeader('cache-control', 'no-store').end(noWorker);
      });
    },
    // Runs last: it lists the files on disk after everything else is built.
    buildApp: {
      order: 'post',
      handler: ({ config }) => writeServiceWorker(path.resolve(config.root, config.build.outDir)),
    },
  };
}

/** @param folder the built website */
async function writeServiceWorker(folder: string): Promise<void> {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, '..', 'src', 'worker', 'serviceWorker.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    define: { BUILD_FILES: JSON.stringify(buildFiles(folder)), 'process.env.NODE_ENV': '"production"' },
    legalComments: 'none',
  });
  await writeFile(path.join(folder, workerFile), outputFiles[0]?.contents ?? '');
}

function buildFiles(folder: string): BuildFiles {
  const read = (name: string) => readFileSync(path.join(folder, name));
  const manifest: Manifest = JSON.parse(read('.vite/manifest.json').toString());
  const named = readdirSync(folder)
    .filter((name) => namedFile.test(name) && name !== workerFile)
    .map((name) => ({ url: `/${name}`, revision: hash(read(name)) }));
  const assets = readdirSync(path.join(folder, 'assets'));
  const release = hash(JSON.stringify([named, assets]));
  return { release, named, assets, shell: shellFiles(manifest), pages: pageFiles(manifest) };
}

const hash = (content: string | Buffer) => createHash('sha256').update(content).digest('hex').slice(0, 16);
