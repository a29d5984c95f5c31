import { createHash, createHmac } from 'node:crypto';

/** The position of a resource, from which its physical id and attributes are derived. */
export interface Place {
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
function hashOf(place: Place, length: number): string {
  const hex = createHash('sha256').update(`${place.stack}/${place.logicalId}`).digest('hex');
  return BigInt(`0x${hex}`).toString(36).slice(0, length);
}

function uuidOf(place: Place): string {
  const hex = createHash('sha256').update(`${place.stack}/${place.logicalId}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}

/** A readable name of at most 63 characters, which fits every service; the hash at its end keeps it unique. */
const nameOf = (place: Place) => `${`${place.stack}-${place.logicalId}`.slice(0, 54)}-${hashOf(place, 8)}`;
const arn = (place: Place, service: string, path: string) =>
  `arn:aws:${service}:${place.region}:${place.accountId}:${path}`;
const globalArn = (place: Place, service: string, path: string) => `arn:aws:${service}::${place.accountId}:${path}`;
const text = (value: unknown, otherwise: string) => (typeof value === 'string' ? value : otherwise);

/** A value that cannot be guessed from the templates, in base 36. */
const secretOf = (place: Place, length: number) =>
  BigInt(`0x${createHmac('sha256', place.secret).update(`${place.stack}/${place.logicalId}`).digest('hex')}`)
    .toString(36)
    .slice(0, length);

const table = (place: Place): Identity => {
  const name = text(place.property('TableName'), nameOf(place));
  return { ref: name, attributes: { Arn: arn(place, 'dynamodb', `table/${name}`) } };
};

/**
 * Ids and attributes as the real resource would have them, by CloudFormation type.
 * Source: the "Return values" section of each type in the CloudFormation template reference.
 */
const identities: Readonly<Record<string, (place: Place) => Identity>> = {
  'AWS::ApiGateway::RestApi': (place) => ({
    ref: hashOf(place, 10),
    attributes: { RestApiId: hashOf(place, 10), RootResourceId: `${hashOf(place, 9)}0` },
  }),
  'AWS::ApiGateway::Stage': (place) => ({ ref: text(place.property('StageName'), hashOf(place, 6)), attributes: {} }),
  'AWS::AppSync::GraphQLApi': (place) => {
    const id = hashOf(place, 26);
    const host = (kind: string) => `${id}.${kind}.${place.region}.amazonaws.com`;
    const apiArn = arn(place, 'appsync', `apis/${id}`);
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
  'AWS::AppSync::ApiKey': (place) => ({
    ref: arn(place, 'appsync', `apikey/${hashOf(place, 26)}`),
    attributes: { ApiKey: `da2-${secretOf(place, 26)}`, ApiKeyId: `da2-${hashOf(place, 26)}` },
  }),
  'AWS::AppSync::DataSource': (place) => ({
    ref: arn(place, 'appsync', `datasources/${hashOf(place, 12)}`),
    attributes: { Name: text(place.property('Name'), hashOf(place, 12)) },
  }),
  'AWS::CloudFront::Distribution': (place) => {
    const id = hashOf(place, 13).toUpperCase();
    return { ref: id, attributes: { Id: id, DomainName: `${id.toLowerCase()}.cloudfront.net` } };
  },
  'AWS::CloudFront::Function': (place) => {
    const functionArn = globalArn(place, 'cloudfront', `function/${nameOf(place)}`);
    return { ref: functionArn, attributes: { FunctionARN: functionArn } };
  },
  'AWS::CloudFront::OriginAccessControl': (place) => ({
    ref: hashOf(place, 13).toUpperCase(),
    attributes: { Id: hashOf(place, 13).toUpperCase() },
  }),
  'AWS::CloudWatch::Alarm': (place) => {
    const name = text(place.property('AlarmName'), nameOf(place));
    return { ref: name, attributes: { Arn: arn(place, 'cloudwatch', `alarm:${name}`) } };
  },
  'AWS::Cognito::IdentityPool': (place) => ({
    ref: `${place.region}:${uuidOf(place)}`,
    attributes: { Name: nameOf(place) },
  }),
  'AWS::Cognito::UserPool': (place) => {
    const id = `${place.region}_${hashOf(place, 9)}`;
    const host = `cognito-idp.${place.region}.amazonaws.com/${id}`;
    return {
      ref: id,
      attributes: {
        UserPoolId: id,
        Arn: arn(place, 'cognito-idp', `userpool/${id}`),
        ProviderName: host,
        ProviderURL: `https://${host}`,
      },
    };
  },
  'AWS::Cognito::UserPoolClient': (place) => ({ ref: hashOf(place, 26), attributes: { ClientId: hashOf(place, 26) } }),
  'AWS::DynamoDB::GlobalTable': table,
  'AWS::DynamoDB::Table': table,
  'AWS::IAM::Role': (place) => {
    const name = text(place.property('RoleName'), nameOf(place));
    return { ref: name, attributes: { Arn: globalArn(place, 'iam', `role/${name}`), RoleId: hashOf(place, 20) } };
  },
  'AWS::KMS::Key': (place) => {
    const id = uuidOf(place);
    return { ref: id, attributes: { Arn: arn(place, 'kms', `key/${id}`), KeyId: id } };
  },
  'AWS::Lambda::Function': (place) => {
    const name = text(place.property('FunctionName'), nameOf(place));
    return { ref: name, attributes: { Arn: arn(place, 'lambda', `function:${name}`) } };
  },
  'AWS::Logs::LogGroup': (place) => {
    const name = text(place.property('LogGroupName'), nameOf(place));
    return { ref: name, attributes: { Arn: arn(place, 'logs', `log-group:${name}:*`) } };
  },
  'AWS::S3::Bucket': (place) => {
    const name = text(place.property('BucketName'), nameOf(place).toLowerCase());
    return {
      ref: name,
      attributes: {
        Arn: `arn:aws:s3:::${name}`,
        DomainName: `${name}.s3.amazonaws.com`,
        RegionalDomainName: `${name}.s3.${place.region}.amazonaws.com`,
      },
    };
  },
  'AWS::SNS::Topic': (place) => {
    const name = text(place.property('TopicName'), nameOf(place));
    const topicArn = arn(place, 'sns', name);
    return { ref: topicArn, attributes: { TopicArn: topicArn, TopicName: name } };
  },
  'AWS::WAFv2::WebACL': (place) => {
    const name = text(place.property('Name'), nameOf(place));
    const id = uuidOf(place);
    const aclArn = arn(place, 'wafv2', `regional/webacl/${name}/${id}`);
    return { ref: `${name}|${id}|REGIONAL`, attributes: { Arn: aclArn, Id: id } };
  },
};

/** Ids and attributes of a resource; a type without an entry above gets an id, and no attributes. */
export function identify(type: string, place: Place): Identity {
  return identities[type]?.(place) ?? { ref: nameOf(place), attributes: {} };
}
