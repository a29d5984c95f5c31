import { CloudFormationValidatePlugin } from 'aws-cdk-lib';
import { RootConstruct } from 'constructs';
import type { Finding, Rule } from './finding';
import { property } from './templates';

/** AWS's own validator, with the schemas of all resource types by region. Creating it takes about a second. */
let validator: CloudFormationValidatePlugin | undefined;

/**
 * Checks types, property names, required properties and values against AWS's resource schemas of the stack's region,
 * and the rules that come with them. Warnings count too: they point at failures or mistakes.
 */
export const resourceSchemas: Rule = (templates) => {
  validator ??= new CloudFormationValidatePlugin();
  const { violations } = validator.validate({
    stackTemplates: templates.stacks.map(({ name, file, account, region }) => ({
      stackConstructPath: name,
      templatePath: file,
      accountId: account,
      region,
    })),
    templatePaths: templates.stacks.map(({ file }) => file),
    // An App would make a folder for its assembly.
    appConstruct: new RootConstruct(),
  });
  const stackOf = new Map(templates.stacks.map(({ name, file }) => [file, name]));
  const reported = violations.flatMap(({ ruleName, description, fix, violatingResources }) =>
    violatingResources.map(({ resourceLogicalId, templatePath }) => {
      const stack = stackOf.get(templatePath ?? '') ?? '';
      const resource = templates.resources.find((one) => one.stack === stack && one.logicalId === resourceLogicalId);
      return {
        path: resource?.path ?? stack,
        problem: `${description} (${ruleName})`,
        remedy: `${fix ?? `Compare it with the reference of ${resource?.type ?? 'templates'}`}.`.replace(/\.\.$/, '.'),
      };
    }),
  );
  return [...reported, ...regional(templates)];
};

/**
 * Properties that the schemas of all regions have, but that not every region has taken yet.
 * Source: cfn-lint 1.51 with the registry schemas of these regions, in which AWS::CloudWatch::Dashboard has no Tags.
 */
const notEverywhere = [
  { type: 'AWS::CloudWatch::Dashboard', name: 'Tags', regions: ['us-east-1', 'me-central-1', 'me-south-1'] },
];

const regional: Rule = ({ resources }) =>
  resources.flatMap(({ type, path, region = '', properties }): Omit<Finding, 'rule'>[] =>
    notEverywhere
      .filter((one) => one.type === type && property(properties, one.name) && one.regions.includes(region))
      .map(({ name }) => ({
        path,
        problem: `${type} has no ${name} in ${region}.`,
        remedy: `Leave out ${name} there.`,
      })),
  );
