import { createHash, createHmac } from 'node:crypto';

/** The position of a resource, from which its physical id and attributes are derived. */
export interface ResourceContext {
  readonly region: string;
  readonly accountId: string;
  readonly stack: string;
  readonly logicalId: string;
  /** One of the resource's own properties, resolved; undefined when it has none of that name. */
  readonly property: (name: string) => unknown;
  /** From which values that only the owner may know are derived. */
  readonly secret: string;
}

/** The results of `Ref` and `Fn::GetAtt` for one resource. */
export interface Identity {
  readonly ref: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** The first `length` characters of a hash over stack and logical id, in base 36. */
function hashOf(context: ResourceContext, length: number): string {
  const hex = createHash('sha256').update(`${context.stack}/${context.logicalId}`).digest('hex');
  return BigInt(`0x${hex}`).toString(36).slice(0, length);
}

function uuidOf(context: ResourceContext): string {
  const hex = createHash('sha256').update(`${context.stack}/${context.logicalId}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}

/** A readable name of at most 63 characters, which fits every service; the hash at its end keeps it unique. */
const nameOf = (context: ResourceContext) =>
  `${`${context.stack}-${context.logicalId}`.slice(0, 54)}-${hashOf(context, 8)}`;
const arn = (context: ResourceContext, service: string, path: string) =>
  `arn:aws:${service}:${context.region}:${context.accountId}:${path}`;
const globalArn = (context: ResourceContext, service: string, path: string) =>
  `arn:aws:${service}::${context.accountId}:${path}`;
const text = (value: unknown, otherwise: string) => (typeof value === 'string' ? value : otherwise);

/** A value that cannot be guessed from the templates, in base 36. */
const secretOf = (context: ResourceContext, length: number) =>
  BigInt(`0x${createHmac('sha256', context.secret).update(`${context.stack}/${context.logicalId}`).digest('hex')}`)
    .toString(36)
    .slice(0, length);

const table = (context: ResourceContext): Identity => {
  const name = text(context.property('TableName'), nameOf(context));
  const tableArn = arn(context, 'dynamodb', `table/${name}`);
  // On AWS the time at which the stream was enabled.
  return { ref: name, attributes: { Arn: tableArn, StreamArn: `${tableArn}/stream/2026-01-01T00:00:00.000` } };
};

/**
 * Ids and attributes as the real resource would have them, by CloudFormation type.
 * Source: the "Return values" section of each type in the CloudFormation template reference.
 */
const identities: Readonly<Record<string, (context: ResourceContext) => Identity>> = {
  'AWS::ApiGateway::RestApi': (context) => ({
    ref: hashOf(context, 10),
    attributes: { RestApiId: hashOf(context, 10), RootResourceId: `${hashOf(context, 9)}0` },
  }),
  'AWS::ApiGateway::Stage': (context) => ({
    ref: text(context.property('StageName'), hashOf(context, 6)),
    attributes: {},
  }),
  'AWS::AppSync::GraphQLApi': (context) => {
    const id = hashOf(context, 26);
    const host = (kind: string) => `${id}.${kind}.${context.region}.amazonaws.com`;
    const apiArn = arn(context, 'appsync', `apis/${id}`);
    return {
      ref: apiArn,
      attributes: {
        ApiId: id,
        Arn: apiArn,
        GraphQLUrl: `https://${host('appsync-api')}/graphql`,
        GraphQLDns: host('appsync-api'),
        RealtimeUrl: `wss://${host('appsync-realtime-api')}/graphql`,
        RealtimeDns: host('appsync-realtime-api'),
      },
    };
  },
  'AWS::AppSync::ApiKey': (context) => ({
    ref: arn(context, 'appsync', `apikey/${hashOf(context, 26)}`),
    attributes: { ApiKey: `da2-${secretOf(context, 26)}`, ApiKeyId: `da2-${hashOf(context, 26)}` },
  }),
  'AWS::AppSync::DataSource': (context) => ({
    ref: arn(context, 'appsync', `datasources/${hashOf(context, 12)}`),
    attributes: { Name: text(context.property('Name'), hashOf(context, 12)) },
  }),
  'AWS::CloudFront::Distribution': (context) => {
    const id = hashOf(context, 13).toUpperCase();
    return { ref: id, attributes: { Id: id, DomainName: `${id.toLowerCase()}.cloudfront.net` } };
  },
  'AWS::CloudFront::Function': (context) => {
    const functionArn = globalArn(context, 'cloudfront', `function/${nameOf(context)}`);
    return { ref: functionArn, attributes: { FunctionARN: functionArn } };
  },
  'AWS::CloudFront::OriginAccessControl': (context) => ({
    ref: hashOf(context, 13).toUpperCase(),
    attributes: { Id: hashOf(context, 13).toUpperCase() },
  }),
  'AWS::CloudWatch::Alarm': (context) => {
    const name = text(context.property('AlarmName'), nameOf(context));
    return { ref: name, attributes: { Arn: arn(context, 'cloudwatch', `alarm:${name}`) } };
  },
  'AWS::Cognito::IdentityPool': (context) => ({
    ref: `${context.region}:${uuidOf(context)}`,
    attributes: { Name: nameOf(context) },
  }),
  'AWS::Cognito::UserPool': (context) => {
    const id = `${context.region}_${hashOf(context, 9)}`;
    const host = `cognito-idp.${context.region}.amazonaws.com/${id}`;
    return {
      ref: id,
      attributes: {
        UserPoolId: id,
        Arn: arn(context, 'cognito-idp', `userpool/${id}`),
        ProviderName: host,
        ProviderURL: `https://${host}`,
      },
    };
  },
  'AWS::Cognito::UserPoolClient': (context) => ({
    ref: hashOf(context, 26),
    attributes: { ClientId: hashOf(context, 26) },
  }),
  'AWS::Cognito::UserPoolGroup': (context) => ({
    ref: text(context.property('GroupName'), nameOf(context)),
    attributes: {},
  }),
  'AWS::DynamoDB::GlobalTable': table,
  'AWS::DynamoDB::Table': table,
  'AWS::IAM::Role': (context) => {
    const name = text(context.property('RoleName'), nameOf(context));
    return { ref: name, attributes: { Arn: globalArn(context, 'iam', `role/${name}`), RoleId: hashOf(context, 20) } };
  },
  'AWS::KMS::Key': (context) => {
    const id = uuidOf(context);
    return { ref: id, attributes: { Arn: arn(context, 'kms', `key/${id}`), KeyId: id } };
  },
  'AWS::Lambda::Function': (context) => {
    const name = text(context.property('FunctionName'), nameOf(context));
    return { ref: name, attributes: { Arn: arn(context, 'lambda', `function:${name}`) } };
  },
  'AWS::Logs::LogGroup': (context) => {
    const name = text(context.property('LogGroupName'), nameOf(context));
    return { ref: name, attributes: { Arn: arn(context, 'logs', `log-group:${name}:*`) } };
  },
  'AWS::S3::Bucket': (context) => {
    const name = text(context.property('BucketName'), nameOf(context).toLowerCase());
    return {
      ref: name,
      attributes: {
        Arn: `arn:aws:s3:::${name}`,
        DomainName: `${name}.s3.amazonaws.com`,
        RegionalDomainName: `${name}.s3.${context.region}.amazonaws.com`,
      },
    };
  },
  'AWS::SNS::Topic': (context) => {
    const name = text(context.property('TopicName'), nameOf(context));
    const topicArn = arn(context, 'sns', name);
    return { ref: topicArn, attributes: { TopicArn: topicArn, TopicName: name } };
  },
  'AWS::WAFv2::WebACL': (context) => {
    const name = text(context.property('Name'), nameOf(context));
    const id = uuidOf(context);
    const aclArn = arn(context, 'wafv2', `regional/webacl/${name}/${id}`);
    return { ref: `${name}|${id}|REGIONAL`, attributes: { Arn: aclArn, Id: id } };
  },
};

/** Ids and attributes of a resource; a type without an entry above gets an id, and no attributes. */
export function identify(type: string, context: ResourceContext): Identity {
  return identities[type]?.(context) ?? { ref: nameOf(context), attributes: {} };
}
