import type { Finding } from './finding';
import { allows } from './policy';
import { property, type TemplateResource, type Templates } from './templates';

/** Which service assumes the role that a property names, by resource type. */
const assumedRoles: readonly (readonly [type: string, role: string, service: string])[] = [
  ['AWS::Lambda::Function', 'Role', 'lambda'],
  ['AWS::AppSync::DataSource', 'ServiceRoleArn', 'appsync'],
  ['AWS::AppSync::GraphQLApi', 'LogConfig.CloudWatchLogsRoleArn', 'appsync'],
  ['AWS::ApiGateway::Account', 'CloudWatchRoleArn', 'apigateway'],
  ['AWS::ApiGateway::Method', 'Integration.Credentials', 'apigateway'],
  ['AWS::ApiGateway::Authorizer', 'AuthorizerCredentials', 'apigateway'],
  ['AWS::Cognito::UserPool', 'SmsConfiguration.SnsCallerArn', 'cognito-idp'],
  ['AWS::Logs::SubscriptionFilter', 'RoleArn', 'logs'],
  ['AWS::Scheduler::Schedule', 'Target.RoleArn', 'scheduler'],
  ['AWS::StepFunctions::StateMachine', 'RoleArn', 'states'],
  ['AWS::SNS::Subscription', 'SubscriptionRoleArn', 'sns'],
  ['AWS::S3::Bucket', 'ReplicationConfiguration.Role', 's3'],
  ['AWS::Budgets::BudgetsAction', 'ExecutionRoleArn', 'budgets'],
];

/** Roles whose trust policy misses a service or pool that assumes them. */
export function missingTrust(templates: Templates): Omit<Finding, 'rule'>[] {
  const services = assumedRoles.flatMap(([type, name, service]) =>
    templates.ofType(type).map((caller) => ({
      caller,
      role: property(caller.properties, name),
      principal: `Service:${service}.amazonaws.com`,
      action: 'sts:AssumeRole',
      context: { 'aws:SourceAccount': caller.account },
    })),
  );
  const identities = templates.ofType('AWS::Cognito::IdentityPoolRoleAttachment').flatMap((attachment) => {
    const assumes = (caller: TemplateResource, role: unknown, kind: string) => ({
      caller,
      role,
      principal: 'Federated:cognito-identity.amazonaws.com',
      action: 'sts:AssumeRoleWithWebIdentity',
      context: {
        'cognito-identity.amazonaws.com:aud': String(attachment.properties.IdentityPoolId),
        'cognito-identity.amazonaws.com:amr': kind,
      },
    });
    return [
      ...Object.entries((attachment.properties.Roles ?? {}) as object).map(([kind, role]) =>
        assumes(attachment, role, kind),
      ),
      ...groupsByToken(attachment, templates).map((group) => assumes(group, group.properties.RoleArn, 'authenticated')),
    ];
  });
  return [...services, ...identities].flatMap(({ caller, role: named, principal, action, context }) => {
    const role = templates.referredTo(named);
    if (role?.type !== 'AWS::IAM::Role') return [];
    if (allows([role.properties.AssumeRolePolicyDocument], { principal, action, context })) return [];
    return {
      path: role.path,
      problem: `Its trust policy does not let ${principal.split(':')[1]} assume it for ${caller.path}.`,
      remedy: `Let that principal do ${action} in the role's trust policy (assumedBy).`,
    };
  });
}

/** The user pool groups whose roles an identity pool assumes: those of the pools whose tokens name the role. */
function groupsByToken(attachment: TemplateResource, templates: Templates): TemplateResource[] {
  const userPools = Object.values((attachment.properties.RoleMappings ?? {}) as object)
    .filter((mapping) => property(mapping, 'Type') === 'Token')
    .map((mapping) => templates.referredTo(property(mapping, 'IdentityProvider')));
  return templates
    .ofType('AWS::Cognito::UserPoolGroup')
    .filter((group) => userPools.includes(templates.referredTo(group.properties.UserPoolId)));
}
