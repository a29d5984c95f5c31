import { deliveriesOf, deliveryContext } from './deliveries';
import type { Finding, Rule } from './finding';
import { allows } from './policy';
import { missingTrust } from './role-trust';
import { arnOf, list, property, refOf, type TemplateResource, type Templates } from './templates';

/**
 * A service or principal that assumes a role or uses a key must be allowed by that role's trust policy or that key's
 * policy. AWS reports a missing one at deployment, or only at the first use.
 */
export const callers: Rule = (templates) => [
  ...missingTrust(templates),
  ...lockedOut(templates),
  ...awsManagedKeyUsers(templates),
];

/** AWS-managed keys of topics and queues allow the account's roles, but no service; AWS owns their policy. */
const awsManagedKeyUsers: Rule = (templates) =>
  deliveriesOf(templates)
    .filter(({ to }) => /^alias\/aws\/(sns|sqs)$/.test(String(to.properties.KmsMasterKeyId)))
    .map(({ from, to, service }) => ({
      path: to.path,
      problem: `AWS's own key ${to.properties.KmsMasterKeyId} encrypts it, which does not let ${service} in for ${from.path}.`,
      remedy: `Encrypt it with a key of the stage's own that lets ${service} do kms:Decrypt and kms:GenerateDataKey.`,
    }));

/** A use of a key: by a service itself, or by a role through a service. */
interface KeyUse {
  readonly user: TemplateResource;
  readonly key: TemplateResource;
  readonly actions: readonly string[];
  readonly service?: string;
  readonly context: Readonly<Record<string, string>>;
  readonly role?: TemplateResource;
}

function lockedOut(templates: Templates): Omit<Finding, 'rule'>[] {
  return [...usesByServices(templates), ...usesByRoles(templates)].flatMap((use) =>
    use.actions.filter((action) => !mayUse(use, action, templates)).map((action) => refusal(use, action)),
  );
}

const refusal = ({ user, key, service, role }: KeyUse, action: string): Omit<Finding, 'rule'> => ({
  path: (role ?? key).path,
  problem: role
    ? `It may use ${user.path}, but not ${action} with the key that encrypts it, ${key.path}.`
    : `Its policy does not let ${service} do ${action} for ${user.path}.`,
  remedy: role
    ? `Allow the role ${action} on the key, and the key's policy the account or the role.`
    : `Allow it in the key's policy for the principal ${service}.`,
});

function mayUse({ key, service, role, context }: KeyUse, action: string, templates: Templates): boolean {
  const ofKey = [key.properties.KeyPolicy];
  if (!role) return allows(ofKey, { principal: `Service:${service}`, action, context });
  if (allows(ofKey, { principal: `AWS:${arnOf(role)}`, action, context })) return true;
  const leftToAccount = allows(ofKey, { principal: `AWS:arn:aws:iam::${key.account}:root`, action, context });
  const request = { principal: `AWS:${arnOf(role)}`, action, resource: arnOf(key), context };
  return leftToAccount && allows(policiesOf(role, templates), request);
}

function usesByServices(templates: Templates): KeyUse[] {
  const keyOf = (value: unknown) => {
    const found = templates.referredTo(value);
    return found?.type === 'AWS::KMS::Alias' ? templates.referredTo(found.properties.TargetKeyId) : found;
  };
  const use = (
    user: TemplateResource,
    key: unknown,
    actions: string[],
    service: string,
    context: KeyUse['context'],
  ) => {
    const found = keyOf(key);
    return found?.type === 'AWS::KMS::Key' ? [{ user, key: found, actions, service, context }] : [];
  };
  return [
    ...deliveriesOf(templates).flatMap((delivery) => {
      const { to, service, from } = delivery;
      const reads = delivery.action === 's3:GetObject';
      const key = to.type === 'AWS::S3::Bucket' ? bucketKey(to) : to.properties.KmsMasterKeyId;
      const actions = reads ? ['kms:Decrypt'] : ['kms:Decrypt', 'kms:GenerateDataKey'];
      return use(from, key, actions, service, deliveryContext(delivery));
    }),
    ...templates.ofType('AWS::Logs::LogGroup').flatMap((group) =>
      use(
        group,
        group.properties.KmsKeyId,
        ['kms:Encrypt', 'kms:Decrypt', 'kms:GenerateDataKey', 'kms:DescribeKey'],
        `logs.${group.region}.amazonaws.com`,
        {
          'kms:EncryptionContext:aws:logs:arn': `arn:aws:logs:${group.region}:${group.account}:log-group:${
            group.properties.LogGroupName ?? refOf(group)
          }`,
        },
      ),
    ),
  ];
}

/** The key permissions that a role needs, by the actions that its policies allow on the encrypted resource. */
const neededKeyActions: readonly (readonly [type: string, allowed: RegExp, service: string, action: string])[] = [
  ['AWS::DynamoDB::Table', /^dynamodb:(?!Describe|List)/, 'dynamodb', 'kms:Decrypt'],
  ['AWS::DynamoDB::GlobalTable', /^dynamodb:(?!Describe|List)/, 'dynamodb', 'kms:Decrypt'],
  ['AWS::S3::Bucket', /^s3:(\*|GetObject)/, 's3', 'kms:Decrypt'],
  ['AWS::S3::Bucket', /^s3:(\*|PutObject$)/, 's3', 'kms:GenerateDataKey'],
];

function usesByRoles(templates: Templates): KeyUse[] {
  return templates.ofType('AWS::IAM::Role').flatMap((role) => {
    const statements = policiesOf(role, templates).flatMap(
      (document) => list(property(document, 'Statement')) as Readonly<Record<string, unknown>>[],
    );
    return neededKeyActions.flatMap(([type, allowed, service, action]) =>
      templates.ofType(type).flatMap((user): KeyUse[] => {
        const key = templates.referredTo(type === 'AWS::S3::Bucket' ? bucketKey(user) : tableKey(user));
        const used = statements.some(
          ({ Effect, Action, Resource }) =>
            Effect === 'Allow' &&
            list(Action).some((one) => allowed.test(String(one))) &&
            list(Resource).some((one) => templates.referredTo(one) === user),
        );
        if (key?.type !== 'AWS::KMS::Key' || !used) return [];
        const context = {
          'kms:ViaService': `${service}.${user.region}.amazonaws.com`,
          'kms:CallerAccount': user.account,
        };
        return [{ user, key, role, actions: [action], context }];
      }),
    );
  });
}

const bucketKey = ({ properties }: TemplateResource): unknown =>
  list(property(properties, 'BucketEncryption.ServerSideEncryptionConfiguration'))
    .map((one) => property(one, 'ServerSideEncryptionByDefault.KMSMasterKeyID'))
    .find(Boolean);

const tableKey = ({ properties }: TemplateResource): unknown =>
  property(properties, 'SSESpecification.KMSMasterKeyId') ??
  list(properties.Replicas)
    .map((one) => property(one, 'SSESpecification.KMSMasterKeyId'))
    .find(Boolean);

/** The documents of all policies of a role. */
function policiesOf(role: TemplateResource, templates: Templates): unknown[] {
  const attached = templates
    .ofType('AWS::IAM::Policy', 'AWS::IAM::RolePolicy', 'AWS::IAM::ManagedPolicy')
    .filter(({ properties: { Roles, RoleName } }) =>
      [...list(Roles), ...list(RoleName)].some((one) => templates.referredTo(one) === role),
    );
  return [
    ...list(role.properties.Policies).map((one) => property(one, 'PolicyDocument')),
    ...attached.map(({ properties }) => properties.PolicyDocument),
  ];
}
