import { readFileSync } from 'node:fs';
import path from 'node:path';
import { resolveIntrinsics } from './intrinsics';
import { type Identity, identify } from './physical-ids';
import { type Assembly, AssemblyError, type Resource } from './types';

interface Template {
  readonly Resources?: Readonly<Record<string, TemplateResource>>;
  readonly Outputs?: Readonly<Record<string, { Value: unknown; Export?: { Name: unknown } }>>;
  readonly Parameters?: Readonly<Record<string, { Default?: string }>>;
}

interface TemplateResource {
  readonly Type: string;
  readonly Condition?: string;
  readonly Properties?: Readonly<Record<string, unknown>>;
  readonly Metadata?: Readonly<Record<string, unknown>>;
}

interface Manifest {
  readonly artifacts: Readonly<
    Record<string, { type: string; environment?: string; properties?: { templateFile?: string; file?: string } }>
  >;
}

interface AssetManifest {
  readonly files: Readonly<
    Record<string, { source: { path: string }; destinations: Record<string, { objectKey: string }> }>
  >;
}

interface Stack {
  readonly name: string;
  readonly template: Template;
}

/** Where the resources are, and the secret of their owner. */
interface Owner {
  readonly region: string;
  readonly secret: string;
}

/** A laptop has no AWS account; all local resources are in this one. */
const localAccountId = '000000000000';
const defaultRegion = 'us-east-1';

/**
 * Reads a synthesised CDK app from its output folder and resolves its references.
 * @param secret from which values that only the owner may know, such as API keys, are derived
 * @throws AssemblyError when the folder holds no assembly or the local cloud cannot resolve a template.
 */
export function readAssembly(folder: string, secret: string): Assembly {
  const manifest = readJson<Manifest>(path.join(folder, 'manifest.json'));
  const artifacts = Object.entries(manifest.artifacts);
  const stacks: Stack[] = [];
  const assets = new Map<string, string>();
  let region = defaultRegion;
  for (const [name, artifact] of artifacts) {
    if (artifact.type === 'aws:cloudformation:stack') {
      const template = readJson<Template>(path.join(folder, artifact.properties?.templateFile ?? ''));
      stacks.push({ name, template });
      const stackRegion = artifact.environment?.split('/').at(-1);
      if (stackRegion && stackRegion !== 'unknown-region') region = stackRegion;
    }
    if (artifact.type === 'cdk:asset-manifest') {
      const { files } = readJson<AssetManifest>(path.join(folder, artifact.properties?.file ?? ''));
      for (const { source, destinations } of Object.values(files)) {
        for (const { objectKey } of Object.values(destinations)) assets.set(objectKey, path.join(folder, source.path));
      }
    }
  }
  const resources = resolveResources(stacks, { region, secret });
  return {
    region,
    accountId: localAccountId,
    resources,
    ofType: <Properties>(type: string) => resources.filter((one) => one.type === type) as Resource<Properties>[],
    assetPath(objectKey) {
      const file = assets.get(objectKey);
      if (file === undefined) throw new AssemblyError(`The assembly has no asset ${objectKey}.`);
      return file;
    },
  };
}

function resolveResources(stacks: readonly Stack[], owner: Owner): Resource[] {
  const { region } = owner;
  const byStack = new Map(stacks.map((stack) => [stack.name, new Map<string, Resource>()]));

  const resolver = (stack: Stack) => {
    const find = (logicalId: string): Resource => {
      const found = byStack.get(stack.name)?.get(logicalId);
      if (found) return found;
      throw new AssemblyError(`${stack.name} refers to ${logicalId}, which it does not define.`);
    };
    const pseudoParameters: Readonly<Record<string, string>> = {
      'AWS::AccountId': localAccountId,
      'AWS::Partition': 'aws',
      'AWS::Region': region,
      'AWS::StackId': `arn:aws:cloudformation:${region}:${localAccountId}:stack/${stack.name}/local`,
      'AWS::StackName': stack.name,
      'AWS::URLSuffix': 'amazonaws.com',
    };
    return (value: unknown): unknown =>
      resolveIntrinsics(value, {
        ref: (name) => pseudoParameters[name] ?? stack.template.Parameters?.[name]?.Default ?? find(name).ref,
        attribute: (name, attribute) => find(name).attribute(attribute),
        stackOutput: (stackName, output) => outputOf(stackName, output),
        importValue: (exportName) => exported(exportName),
      });
  };

  const outputOf = (stackName: string, output: string): unknown => {
    const stack = stacks.find((one) => one.name === stackName);
    const found = stack?.template.Outputs?.[output];
    if (!stack || !found) throw new AssemblyError(`There is no output ${output} in a stack ${stackName}.`);
    return resolver(stack)(found.Value);
  };

  const exported = (exportName: string): unknown => {
    for (const stack of stacks) {
      for (const output of Object.values(stack.template.Outputs ?? {})) {
        if (output.Export && resolver(stack)(output.Export.Name) === exportName) return resolver(stack)(output.Value);
      }
    }
    throw new AssemblyError(`No stack exports ${exportName}.`);
  };

  for (const stack of stacks) {
    const resolve = resolver(stack);
    for (const [logicalId, resource] of Object.entries(stack.template.Resources ?? {})) {
      if (resource.Condition) {
        throw new AssemblyError(`${stack.name}/${logicalId} has a Condition, which the local cloud does not evaluate.`);
      }
      byStack.get(stack.name)?.set(logicalId, makeResource(stack.name, logicalId, resource, owner, resolve));
    }
  }
  return [...byStack.values()].flatMap((resources) => [...resources.values()]);
}

/** Resolves lazily, so that resources may refer to each other in any order. */
function makeResource(
  stack: string,
  logicalId: string,
  { Type: type, Properties: raw = {}, Metadata: metadata = {} }: TemplateResource,
  { region, secret }: Owner,
  resolve: (value: unknown) => unknown,
): Resource {
  const constructPath = String(metadata['aws:cdk:path'] ?? `${stack}/${logicalId}`);
  const explained = (value: unknown): unknown => {
    try {
      return resolve(value);
    } catch (error) {
      if (error instanceof AssemblyError) throw new AssemblyError(`${constructPath}: ${error.message}`);
      throw error;
    }
  };
  let identity: Identity | undefined;
  const identityOf = (): Identity => {
    identity ??= identify(type, {
      region,
      secret,
      accountId: localAccountId,
      stack,
      logicalId,
      property: (name) => explained(raw[name]),
    });
    return identity;
  };
  let properties: Record<string, unknown> | undefined;
  return {
    stack,
    logicalId,
    constructPath,
    type,
    get ref() {
      return identityOf().ref;
    },
    attribute(name) {
      const value = identityOf().attributes[name];
      if (value !== undefined) return value;
      throw new AssemblyError(`The local cloud does not know the attribute ${name} of ${type} (${constructPath}).`);
    },
    get properties() {
      properties ??= explained(raw) as Record<string, unknown>;
      return properties;
    },
  };
}

function readJson<Value>(file: string): Value {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Value;
  } catch (error) {
    throw new AssemblyError(`${file} cannot be read as part of a synthesised CDK app: ${(error as Error).message}`);
  }
}
