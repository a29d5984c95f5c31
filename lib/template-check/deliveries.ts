import { arnOf, list, property, refOf, type TemplateResource, type Templates } from './templates';

/** A service that writes or calls into a resource on behalf of another, e.g. CloudWatch into a topic for an alarm. */
export interface Delivery {
  /** The resource that causes the delivery. */
  readonly from: TemplateResource;
  readonly to: TemplateResource;
  readonly service: string;
  readonly action: string;
  /** The resource of the action, if it is not the target itself. */
  readonly resource?: string;
  /** What the service gives as `aws:SourceArn`. */
  readonly sourceArn: string;
  /** The resource that a permission's SourceArn may name. */
  readonly source: TemplateResource;
}

type Publisher = (from: TemplateResource, templates: Templates) => Iterable<Target>;

interface Target {
  readonly to: unknown;
  readonly service: string;
  readonly action?: string;
  readonly resource?: string;
  readonly sourceArn?: string;
  readonly source?: TemplateResource | undefined;
}

/** How a service delivers to a type of resource. */
const actions: Readonly<Record<string, string>> = {
  'AWS::SNS::Topic': 'sns:Publish',
  'AWS::SQS::Queue': 'sqs:SendMessage',
  'AWS::Lambda::Function': 'lambda:InvokeFunction',
  'AWS::S3::Bucket': 's3:PutObject',
};

/** `list[].name` of a part, for several lists. */
const each = (from: unknown, ...paths: readonly string[]): unknown[] =>
  paths.flatMap((one) => {
    const [lists = '', name = ''] = one.split('[].');
    return list(property(from, lists)).map((item) => property(item, name));
  });

const arn = ({ region, account }: TemplateResource, service: string, rest: string) =>
  `arn:aws:${service}:${region}:${account}:${rest}`;

const alarm: Publisher = (from) =>
  ['AlarmActions', 'OKActions', 'InsufficientDataActions'].flatMap((name) =>
    list(from.properties[name]).map((to) => ({
      to,
      service: 'cloudwatch.amazonaws.com',
      sourceArn: arn(from, 'cloudwatch', `alarm:${from.properties.AlarmName ?? refOf(from)}`),
    })),
  );

const bucketNotifications = [
  'TopicConfigurations[].Topic',
  'QueueConfigurations[].Queue',
  'LambdaConfigurations[].Function',
  'TopicConfigurations[].TopicArn',
  'QueueConfigurations[].QueueArn',
  'LambdaFunctionConfigurations[].LambdaFunctionArn',
];

/** Which resource types publish where. */
const publishers: Readonly<Record<string, Publisher>> = {
  'AWS::CloudWatch::Alarm': alarm,
  'AWS::CloudWatch::CompositeAlarm': alarm,

  'AWS::S3::Bucket': (from) => {
    const { DestinationBucketName, LogFilePrefix = '' } = (from.properties.LoggingConfiguration ?? {}) as Record<
      string,
      string
    >;
    const sourceArn = `arn:aws:s3:::${refOf(from)}`;
    return [
      ...each(from.properties.NotificationConfiguration, ...bucketNotifications).map((to) => ({
        to,
        service: 's3.amazonaws.com',
        sourceArn,
      })),
      ...list(DestinationBucketName).map((to) => ({
        to,
        service: 'logging.s3.amazonaws.com',
        resource: `arn:aws:s3:::${to}/${LogFilePrefix}log`,
        sourceArn,
      })),
    ];
  },

  // CDK's own way to set a bucket's notifications.
  'Custom::S3BucketNotifications': (from, templates) =>
    each(from.properties.NotificationConfiguration, ...bucketNotifications).map((to) => ({
      to,
      service: 's3.amazonaws.com',
      sourceArn: `arn:aws:s3:::${from.properties.BucketName}`,
      source: templates.referredTo(from.properties.BucketName),
    })),

  'AWS::Events::Rule': (from) =>
    list(from.properties.Targets).map((target) => ({
      to: property(target, 'Arn'),
      service: 'events.amazonaws.com',
      sourceArn: arnOf(from),
    })),

  'AWS::Budgets::Budget': (from) =>
    each(from.properties, 'NotificationsWithSubscribers[].Subscribers')
      .flat()
      .filter((one) => property(one, 'SubscriptionType') === 'SNS')
      .map((one) => ({ to: property(one, 'Address'), service: 'budgets.amazonaws.com' })),

  'AWS::SNS::Subscription': (from, templates) => [
    {
      to: from.properties.Endpoint,
      service: 'sns.amazonaws.com',
      sourceArn: String(from.properties.TopicArn),
      source: templates.referredTo(from.properties.TopicArn),
    },
  ],

  'AWS::ApiGateway::Method': (from, templates) => {
    const { Uri, Credentials } = (from.properties.Integration ?? {}) as Record<string, unknown>;
    const source = templates.referredTo(from.properties.RestApiId);
    return Credentials ? [] : [{ to: Uri, service: 'apigateway.amazonaws.com', source }];
  },

  'AWS::Cognito::UserPool': (from) =>
    Object.values((from.properties.LambdaConfig ?? {}) as object)
      .map((one) => property(one, 'LambdaArn') ?? one)
      .map((to) => ({ to, service: 'cognito-idp.amazonaws.com' })),

  'AWS::Logs::SubscriptionFilter': (from, templates) => [
    {
      to: from.properties.DestinationArn,
      service: 'logs.amazonaws.com',
      source: templates.referredTo(from.properties.LogGroupName),
    },
  ],

  'AWS::CloudFront::Distribution': (from) =>
    list(property(from.properties, 'DistributionConfig.Origins'))
      .filter((origin) => property(origin, 'OriginAccessControlId'))
      .map((origin) => property(origin, 'DomainName'))
      .map((to) => ({
        to,
        service: 'cloudfront.amazonaws.com',
        action: 's3:GetObject',
        sourceArn: `arn:aws:cloudfront::${from.account}:distribution/${refOf(from)}`,
      })),
};

/** All deliveries between resources of the templates; they cannot allow deliveries to other resources. */
export function deliveriesOf(templates: Templates): Delivery[] {
  return templates.resources.flatMap((from) =>
    [...(publishers[from.type]?.(from, templates) ?? [])].flatMap(({ to: target, ...rest }): Delivery[] => {
      const to = templates.referredTo(target);
      const action = rest.action ?? (to && actions[to.type]);
      if (!to || !action) return [];
      const objects = to.type === 'AWS::S3::Bucket' ? `arn:aws:s3:::${refOf(to)}/any` : undefined;
      const resource = rest.resource ?? objects;
      return [
        {
          from,
          to,
          service: rest.service,
          action,
          ...(resource && { resource }),
          sourceArn: rest.sourceArn ?? '',
          source: rest.source ?? from,
        },
      ];
    }),
  );
}

/** The values of condition keys in a service's delivery. */
export const deliveryContext = ({ from, sourceArn }: Delivery): Readonly<Record<string, string>> => ({
  'aws:SourceAccount': from.account,
  'aws:SourceOwner': from.account,
  'aws:SourceArn': sourceArn,
  'aws:SecureTransport': 'true',
  'aws:PrincipalIsAWSService': 'true',
  's3:TlsVersion': '1.3',
});
