import type { Finding, Rule } from './finding';
import { referenceTo } from './references';
import { property, refOf, type TemplateResource, type Templates } from './templates';

/**
 * A log group has the stage's retention and is deleted with its stack. A retained one is forgotten, or its name blocks
 * the next deployment; one that a service creates never expires.
 */
export const logGroups: Rule = (templates) => [
  ...templates.ofType('AWS::Logs::LogGroup').flatMap(ofGroup),
  ...writers(templates).flatMap(({ writer, group }) => {
    if (group === undefined || hasGroup(group, templates)) return [];
    return {
      path: writer.path,
      problem: `It has no log group in the templates: AWS makes ${group}, which never expires and outlives the stack.`,
      remedy: 'Define a log group with a retention for it.',
    };
  }),
];

function ofGroup({ path, properties, deletionPolicy }: TemplateResource): Omit<Finding, 'rule'>[] {
  const { LogGroupName: name, RetentionInDays: days } = properties;
  const isRetained = deletionPolicy.startsWith('Retain');
  return [
    ...(days === undefined
      ? [{ path, problem: 'Its log never expires.', remedy: "Set its retention to the stage's." }]
      : []),
    ...(isRetained
      ? [
          {
            path,
            problem: name
              ? 'It stays when its stack goes, and its name then refuses the next deployment.'
              : 'It stays when its stack goes, under a name nobody knows.',
            remedy: 'Let it go with its stack (RemovalPolicy.DESTROY); its retention decides how long logs are kept.',
          },
        ]
      : []),
  ];
}

interface Writer {
  readonly writer: TemplateResource;
  /** The group that it writes to if none is configured; undefined if one is. */
  readonly group: string | undefined;
}

function writers(templates: Templates): Writer[] {
  return [
    ...templates.ofType('AWS::Lambda::Function').map((writer) => ({
      writer,
      group: property(writer.properties, 'LoggingConfig.LogGroup')
        ? undefined
        : `/aws/lambda/${writer.properties.FunctionName ?? refOf(writer)}`,
    })),
    ...templates
      .ofType('AWS::AppSync::GraphQLApi')
      .filter(({ properties }) => properties.LogConfig)
      .map((writer) => ({
        writer,
        group: `/aws/appsync/apis/${referenceTo(writer.stack, writer.logicalId, 'ApiId')}`,
      })),
    ...templates
      .ofType('AWS::ApiGateway::Stage')
      .filter(({ properties: { MethodSettings = [] } }) =>
        (MethodSettings as object[]).some(
          (one) => !['OFF', undefined].includes(property(one, 'LoggingLevel') as string),
        ),
      )
      .map((writer) => ({
        writer,
        group: `API-Gateway-Execution-Logs_${writer.properties.RestApiId}/${writer.properties.StageName}`,
      })),
  ];
}

const hasGroup = (name: string, templates: Templates) =>
  templates.ofType('AWS::Logs::LogGroup').some(({ properties }) => properties.LogGroupName === name);
