import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { AssetHashType } from 'aws-cdk-lib';
import { Code, type Runtime } from 'aws-cdk-lib/aws-lambda';
import { buildSync } from 'esbuild';

const functions = path.join(__dirname, '..', '..', 'lambdas');

/**
 * The SDK's credential providers for environments without credentials, each imported dynamically. Lambda's environment
 * always has credentials, so these are left out of the bundles, which are a third smaller without them.
 */
const unusedCredentialProviders = [
  '@aws-sdk/credential-provider-http',
  '@aws-sdk/credential-provider-ini',
  '@aws-sdk/credential-provider-process',
  '@aws-sdk/credential-provider-sso',
  '@aws-sdk/credential-provider-web-identity',
  '@smithy/credential-provider-imds',
];

/**
 * lambdas/<folder>/handler.ts with everything that it imports, as one module for Node 24. It contains the SDK that the
 * function was tested with, not the runtime's.
 */
export function bundleFunction(folder: string): Uint8Array {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(functions, folder, 'handler.ts')],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    mainFields: ['module', 'main'],
    target: 'node24',
    minify: true,
    legalComments: 'none',
    external: unusedCredentialProviders,
    banner: {
      js: "import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);",
    },
    logLevel: 'warning',
  });
  const [bundle] = outputFiles;
  if (!bundle) throw new Error(`lambdas/${folder} has no bundle.`);
  return bundle.contents;
}

/**
 * The bundle of a function as its code, made in this process: NodejsFunction starts npx for each bundle, which took three
 * quarters of a synthesis.
 */
export function functionCode(folder: string, runtime: Runtime): Code {
  return Code.fromAsset(path.join(functions, folder), {
    assetHashType: AssetHashType.OUTPUT,
    bundling: {
      image: runtime.bundlingImage,
      local: {
        tryBundle(outputFolder) {
          writeFileSync(path.join(outputFolder, 'index.mjs'), bundleFunction(folder));
          return true;
        },
      },
    },
  });
}
