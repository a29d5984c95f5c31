import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { readAssembly } from '../../local/assembly/read-assembly';
import { buildAssembly } from '../../local/build/build';
import { chromiumArguments, requireChromium } from '../harness/chromium';
import { visitFirst } from '../harness/first-visit';

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Sizes of what browsers fetch at a first visit, and of the Lambda bundles. */
export async function measureSizes(url: string): Promise<string[]> {
  const browser = await chromium.launch({ executablePath: requireChromium(), args: chromiumArguments });
  const lines: string[] = [];
  for (const page of ['/auth/loginformik', '/ui/buttons', '/dashboards/Rotterdam']) {
    const { javaScript, css, requests } = await visitFirst(browser, page, { baseURL: url });
    lines.push(
      `First visit of ${page}: JavaScript ${kilobytes(javaScript)}, CSS ${kilobytes(css)} (gzipped), ${requests.length} requests`,
    );
  }
  await browser.close();
  return [...lines, ...(await lambdaBundles()).map(({ name, size }) => `Lambda ${name}: ${kilobytes(size)}`)];
}

/** The bundles of the templates' functions, with their size in bytes; those of CDK's own functions are left out. */
async function lambdaBundles(): Promise<{ name: string; size: number }[]> {
  const assembly = readAssembly(await buildAssembly(console.log), 'no secret is needed to read sizes');
  return assembly.ofType<FunctionProperties>('AWS::Lambda::Function').flatMap(({ constructPath, properties }) => {
    const file = path.join(assembly.assetPath(properties.Code.S3Key), 'index.mjs');
    const name = constructPath.replace(/\/Resource$/, '');
    return existsSync(file) ? [{ name, size: statSync(file).size }] : [];
  });
}

interface FunctionProperties {
  readonly Code: { readonly S3Key: string };
}
