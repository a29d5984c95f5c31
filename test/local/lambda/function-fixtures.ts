import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createCredentialIssuer } from '../../../local/iam/credentials';
import { createFunctions } from '../../../local/lambda/functions';
import type { FunctionsService } from '../../../local/lambda/types';
import { type FakeResource, fakeAssembly } from '../fake-assembly';

export const issuer = createCredentialIssuer('a secret of the test');
export const arnOf = (name: string) => `arn:aws:lambda:eu-west-1:000000000000:function:${name}`;
export const roleArn = 'arn:aws:iam::000000000000:role/writer';

const directories: string[] = [];
const services: FunctionsService[] = [];

export interface TestFunction {
  /** Content of the bundle's file. */
  readonly code: string;
  readonly file?: string;
  readonly properties?: Readonly<Record<string, unknown>>;
}

export function functionResource(name: string, properties: Readonly<Record<string, unknown>> = {}): FakeResource {
  return {
    type: 'AWS::Lambda::Function',
    ref: name,
    attributes: { Arn: arnOf(name) },
    properties: {
      Code: { S3Bucket: 'assets', S3Key: `${name}.zip` },
      Handler: 'index.handler',
      Role: roleArn,
      Runtime: 'nodejs24.x',
      ...properties,
    },
  };
}

/** Functions from bundles written for the test, and their log. */
export function openFunctions(bundles: Readonly<Record<string, TestFunction>>, others: readonly FakeResource[] = []) {
  const assets: Record<string, string> = {};
  const resources = Object.entries(bundles).map(([name, { code, file = 'index.mjs', properties }]) => {
    const directory = mkdtempSync(path.join(tmpdir(), 'bundle-'));
    directories.push(directory);
    writeFileSync(path.join(directory, file), code);
    assets[`${name}.zip`] = directory;
    return functionResource(name, properties);
  });
  const log: string[] = [];
  const functions = createFunctions(
    {
      assembly: fakeAssembly([...resources, ...others], assets),
      dataDirectory: '',
      origin: 'http://localhost:4000',
      log: (line) => log.push(line),
    },
    { issuer },
  );
  services.push(functions);
  return { functions, log, invoke: (name: string, event?: unknown) => functions.invoke(arnOf(name), event) };
}

export async function closeFunctions(): Promise<void> {
  await Promise.all(services.splice(0).map((service) => service.close()));
  for (const directory of directories.splice(0)) rmSync(directory, { recursive: true, force: true });
}
