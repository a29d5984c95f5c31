import { statSync } from 'node:fs';
import path from 'node:path';
import { type Assembly, AssemblyError, type Resource } from '../assembly/types';
import type { FunctionDefinition } from './types';

/** Carried out here. */
const supportedKeys = [
  'Code',
  'Environment',
  'FunctionName',
  'Handler',
  'LoggingConfig',
  'MemorySize',
  'PackageType',
  'ReservedConcurrentExecutions',
  'Role',
  'Runtime',
  'Timeout',
];

/** Where and on what it runs on AWS, which has no effect on one machine. */
const withoutEffect = [
  'Architectures',
  'CodeSigningConfigArn',
  'Description',
  'EphemeralStorage',
  'KmsKeyArn',
  'RecursiveLoop',
  'RuntimeManagementConfig',
  'SnapStart',
  'Tags',
  'TracingConfig',
];

interface FunctionProperties {
  readonly Code: { readonly S3Key?: string };
  readonly Environment?: { readonly Variables?: Readonly<Record<string, string>> };
  readonly Handler: string;
  readonly LoggingConfig?: {
    readonly ApplicationLogLevel?: string;
    readonly LogFormat?: 'JSON' | 'Text';
    readonly LogGroup?: string;
  };
  readonly MemorySize?: number | string;
  readonly ReservedConcurrentExecutions?: number | string;
  readonly Role: string;
  readonly Runtime: string;
  readonly Timeout?: number | string;
}

/** Why a function of the templates is not run here; undefined when it is. */
export function unsupportedReason(resource: Resource, assembly: Assembly): string | undefined {
  const runtime = String(resource.properties.Runtime ?? 'a container image');
  if (!runtime.startsWith('nodejs')) return `it is written for ${runtime}, and only Node.js functions run here`;
  if (resource.properties.ReservedConcurrentExecutions === 0) return 'its reserved concurrency is 0';
  const arn = resource.attribute('Arn');
  if (assembly.resources.some((one) => one.properties.ServiceToken === arn)) {
    return 'it only serves CloudFormation during a deployment, and nothing is deployed here';
  }
  return undefined;
}

/**
 * Reads a Node.js function from its template. Missing properties get Lambda's defaults.
 * @throws AssemblyError when it needs an unsupported feature or its code is missing.
 */
export function readFunctionDefinition(resource: Resource, assembly: Assembly): FunctionDefinition {
  const refuse = (problem: string) => new AssemblyError(`${resource.constructPath}: ${problem}`);
  const unknown = Object.keys(resource.properties).filter(
    (name) => !supportedKeys.includes(name) && !withoutEffect.includes(name),
  );
  if (unknown.length > 0) throw refuse(`the local functions do not run ${unknown.join(', ')}.`);

  const properties = resource.properties as unknown as FunctionProperties;
  const { LoggingConfig: logging = {}, ReservedConcurrentExecutions: reserved } = properties;
  if (!properties.Code.S3Key) throw refuse('its code is no asset; the local functions run code from an asset folder.');
  const codeDirectory = assembly.assetPath(properties.Code.S3Key);
  if (!statSync(codeDirectory, { throwIfNoEntry: false })?.isDirectory()) {
    throw refuse(`its code is not the folder ${codeDirectory}; the local functions run no archives.`);
  }
  return {
    arn: resource.attribute('Arn'),
    name: resource.ref,
    shortName: shortNameOf(resource.constructPath),
    constructPath: resource.constructPath,
    codeDirectory,
    handler: properties.Handler,
    runtime: properties.Runtime,
    variables: properties.Environment?.Variables ?? {},
    roleArn: properties.Role,
    timeoutSeconds: Number(properties.Timeout ?? 3),
    memoryMegabytes: Number(properties.MemorySize ?? 128),
    reservedConcurrency: reserved === undefined ? undefined : Number(reserved),
    logGroupName: logging.LogGroup ?? `/aws/lambda/${resource.ref}`,
    logFormat: logging.LogFormat ?? 'Text',
    logLevel: logging.ApplicationLogLevel ?? 'INFO',
  };
}

/** The construct's own name: `Stack/Write/Resource` is `Write`. */
function shortNameOf(constructPath: string): string {
  const names = constructPath.split('/').filter((name) => name !== 'Resource');
  return names[names.length - 1] ?? constructPath;
}

/**
 * The file that holds a function's handler.
 * @throws AssemblyError when there is none.
 */
export function handlerFile({ codeDirectory, constructPath, handler }: FunctionDefinition): string {
  const base = path.join(codeDirectory, handler.slice(0, handler.lastIndexOf('.')));
  const file = ['.mjs', '.cjs', '.js'].map((ending) => base + ending).find((candidate) => isFile(candidate));
  if (file) return file;
  throw new AssemblyError(
    `${constructPath}: its handler is ${handler}, but there is no ${base}.mjs, .cjs or .js. Build the app again.`,
  );
}

const isFile = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
