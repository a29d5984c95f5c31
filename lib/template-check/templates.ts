import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Template } from '../template';
import { anyAccount, type References, referenceTo, referredTo, resolveReferences } from './references';

/** A resource of the synthesised templates, its references resolved across all stacks. */
export interface TemplateResource {
  /** Name of its stack, e.g. `Polder-dev-Rentals`. */
  readonly stack: string;
  /** Absent where the stack suits any region. */
  readonly region: string | undefined;
  /** A stand-in where the stack suits any account. */
  readonly account: string;
  readonly logicalId: string;
  readonly type: string;
  /** Where the app defines it, e.g. `Polder-dev-Rentals/Table/Resource`. */
  readonly path: string;
  readonly properties: Readonly<Record<string, unknown>>;
  /** `Delete`, `Retain`, `RetainExceptOnCreate` or `Snapshot`. */
  readonly deletionPolicy: string;
  readonly dependsOn: readonly string[];
}

/** One stack of the assembly. */
export interface TemplateStack {
  readonly name: string;
  readonly region: string | undefined;
  readonly account: string | undefined;
  /** Its template's file. */
  readonly file: string;
  readonly template: Template;
}

/** All templates of a cloud assembly. */
export interface Templates {
  readonly stacks: readonly TemplateStack[];
  readonly resources: readonly TemplateResource[];
  ofType(...types: readonly string[]): TemplateResource[];
  /** The resource that a resolved value refers to; undefined when it is of none of these stacks. */
  referredTo(value: unknown): TemplateResource | undefined;
}

interface Manifest {
  readonly artifacts?: Readonly<
    Record<
      string,
      {
        readonly type: string;
        readonly environment?: string;
        readonly properties?: {
          readonly templateFile?: string;
          readonly stackName?: string;
          readonly directoryName?: string;
        };
      }
    >
  >;
}

/**
 * Reads all stacks of a cloud assembly, those of its nested assemblies too.
 * @param directory as `cdk synth` writes it, e.g. `cdk.out`
 * @throws Error when a file is missing or is no JSON
 */
export function readTemplates(directory: string): Templates {
  return templatesOf(readStacks(directory));
}

function readStacks(directory: string): TemplateStack[] {
  const { artifacts = {} } = readJson<Manifest>(path.join(directory, 'manifest.json'));
  return Object.entries(artifacts).flatMap(([id, { type, environment = '', properties = {} }]) => {
    if (type === 'cdk:cloud-assembly') return readStacks(path.join(directory, properties.directoryName ?? ''));
    if (type !== 'aws:cloudformation:stack') return [];
    const [account, region] = environment.replace('aws://', '').split('/');
    const file = path.resolve(directory, properties.templateFile ?? '');
    return {
      name: properties.stackName ?? id,
      account: known(account),
      region: known(region),
      file,
      template: readJson<Template>(file),
    };
  });
}

const known = (value: string | undefined) => (value && !value.startsWith('unknown-') ? value : undefined);

function readJson<Value>(file: string): Value {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Value;
  } catch (error) {
    throw new Error(
      `${file} cannot be read as part of a synthesised app: ${(error as Error).message}. "npm run synth" makes one in cdk.out.`,
    );
  }
}

/** Makes the two ways to write an ARN equal, where it consists of what `Ref` returns. */
const arns: Readonly<Record<string, (ref: string, region: string, account: string) => string>> = {
  'AWS::S3::Bucket': (ref) => `arn:aws:s3:::${ref}`,
  'AWS::CloudWatch::Alarm': (ref, region, account) => `arn:aws:cloudwatch:${region}:${account}:alarm:${ref}`,
};

function templatesOf(stacks: readonly TemplateStack[]): Templates {
  const stackNamed = new Map(stacks.map((stack) => [stack.name, stack]));

  const referencesOf = (stack: TemplateStack): References => {
    const { name, region = 'any-region', account = anyAccount, template } = stack;
    const pseudoParameters: Readonly<Record<string, string>> = {
      'AWS::AccountId': account,
      'AWS::Partition': 'aws',
      'AWS::Region': region,
      'AWS::StackName': name,
      'AWS::URLSuffix': 'amazonaws.com',
    };
    return {
      ref: (id) => pseudoParameters[id] ?? String(template.Parameters?.[id]?.Default ?? referenceTo(name, id)),
      attribute(id, attribute) {
        const type = template.Resources?.[id]?.Type ?? '';
        // The Ref of a topic is its ARN.
        if (type === 'AWS::SNS::Topic' && attribute === 'TopicArn') return referenceTo(name, id);
        return attribute === 'Arn' && arns[type]
          ? arns[type](referenceTo(name, id), region, account)
          : referenceTo(name, id, attribute);
      },
      stackOutput: (other, output) => outputOf(other, output) ?? referenceTo(other, `output ${output}`),
      importValue: (exportName) => exported(exportName) ?? `export ${exportName}`,
    };
  };

  const outputOf = (name: string, output: string): unknown => {
    const stack = stackNamed.get(name);
    const found = stack?.template.Outputs?.[output];
    return stack && found && resolveReferences(found.Value, referencesOf(stack));
  };

  const exported = (exportName: string): unknown => {
    for (const stack of stacks) {
      for (const { Value, Export } of Object.values(stack.template.Outputs ?? {})) {
        const references = referencesOf(stack);
        if (Export && resolveReferences(Export.Name, references) === exportName) {
          return resolveReferences(Value, references);
        }
      }
    }
  };

  const resources = stacks.flatMap((stack) =>
    Object.entries(stack.template.Resources ?? {}).map(
      ([logicalId, raw]): TemplateResource => ({
        stack: stack.name,
        region: stack.region,
        account: stack.account ?? anyAccount,
        logicalId,
        type: raw.Type,
        path: String(raw.Metadata?.['aws:cdk:path'] ?? `${stack.name}/${logicalId}`),
        properties: resolveReferences(raw.Properties ?? {}, referencesOf(stack)) as Record<string, unknown>,
        deletionPolicy: raw.DeletionPolicy ?? 'Delete',
        dependsOn: [raw.DependsOn ?? []].flat(),
      }),
    ),
  );
  const byId = new Map(resources.map((one) => [referenceTo(one.stack, one.logicalId), one]));
  return {
    stacks,
    resources,
    ofType: (...types) => resources.filter(({ type }) => types.includes(type)),
    referredTo(value) {
      const found = referredTo(value);
      return found && byId.get(referenceTo(found.stack, found.logicalId));
    },
  };
}

/** What `Ref` of a resource returns, in resolved values. */
export const refOf = ({ stack, logicalId }: TemplateResource): string => referenceTo(stack, logicalId);

/** What `Fn::GetAtt` of its `Arn` returns, in resolved values; not for a topic and what `templatesOf` has in `arns`. */
export const arnOf = ({ stack, logicalId }: TemplateResource): string => referenceTo(stack, logicalId, 'Arn');

/** A property of a resolved resource or of a part of it, by its path, e.g. `LogConfig.CloudWatchLogsRoleArn`. */
export function property(from: unknown, dotted: string): unknown {
  return dotted
    .split('.')
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], from);
}

/** A property that holds a list, or one item in place of a list, or nothing. */
export function list(value: unknown): readonly unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}
