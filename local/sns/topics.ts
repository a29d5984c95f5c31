import { type Assembly, AssemblyError } from '../assembly/types';
import { type MetricSink, noMetrics } from '../cloudwatch/metrics';
import { AwsError } from '../http/errors';
import { effectOf } from '../iam/policy';
import { readPolicyDocument, type Statement } from '../iam/policy-document';
import type { Mailbox } from '../mailbox/types';
import type { LocalService } from '../service';

/** A role that publishes; that its own policies allow it is checked before. */
export interface PublishingRole {
  readonly roleArn: string;
  readonly name: string;
}

/** The AWS service that publishes, and for which of its resources. */
export interface PublishingService {
  /** E.g. `cloudwatch.amazonaws.com`. */
  readonly service: string;
  /** As SNS's refusals call it, e.g. `CloudWatch Alarms`. */
  readonly name: string;
  readonly sourceArn: string;
}

export interface Topics extends Pick<LocalService, 'resourceTypes'> {
  /**
   * Publishes to a topic and delivers to its email subscribers.
   * @returns the number of notified subscribers
   * @throws AwsError NotFound, or AuthorizationError when the topic's policy does not let the service.
   */
  publish(
    topicArn: string,
    message: { subject: string; text: string },
    publisher: PublishingService | PublishingRole,
  ): number;
}

interface PolicyProperties {
  readonly PolicyDocument?: unknown;
  readonly Topics?: readonly string[];
}

interface SubscriptionProperties {
  readonly Endpoint?: string;
  readonly Protocol?: string;
  readonly TopicArn?: string;
}

interface Topic {
  /** Undefined when the topic has no policy: SNS's default allows the whole account to publish. */
  readonly policy: readonly Statement[] | undefined;
  readonly addresses: readonly string[];
}

/**
 * SNS: the templates' topics, with email subscriptions, which count as confirmed. On AWS each needs a click.
 * @throws AssemblyError for other subscriptions, and for a policy that IAM would refuse.
 */
export function createTopics(assembly: Assembly, mailbox: Mailbox, metrics: MetricSink = noMetrics): Topics {
  const policies = assembly.ofType<PolicyProperties>('AWS::SNS::TopicPolicy');
  const subscriptions = assembly.ofType<SubscriptionProperties>('AWS::SNS::Subscription');
  for (const { constructPath, properties } of subscriptions) {
    const { Protocol, ...others } = properties;
    const unknown = Object.keys(others).filter((name) => !['Endpoint', 'TopicArn'].includes(name));
    if (Protocol !== 'email') unknown.push(`subscriptions by ${Protocol}`);
    if (unknown.length > 0)
      throw new AssemblyError(`${constructPath}: the local topics do not run ${unknown.join(', ')}.`);
  }
  const topics = new Map<string, Topic>(
    assembly.ofType('AWS::SNS::Topic').map(({ ref }) => {
      const own = policies.filter(({ properties }) => properties.Topics?.includes(ref));
      return [
        ref,
        {
          policy:
            own.length === 0
              ? undefined
              : own.flatMap((one) => readPolicyDocument(one.properties.PolicyDocument, one.constructPath)),
          addresses: subscriptions.flatMap(({ properties: { Endpoint, TopicArn } }) =>
            TopicArn === ref && Endpoint ? [Endpoint] : [],
          ),
        },
      ];
    }),
  );

  const mayPublish = (policy: readonly Statement[], topicArn: string, by: PublishingService | PublishingRole) => {
    const isService = 'service' in by;
    const effect = effectOf(policy, {
      action: 'sns:Publish',
      resource: topicArn,
      principal: isService ? { service: by.service } : { roleArn: by.roleArn, accountId: assembly.accountId },
      context: {
        'aws:SecureTransport': 'true',
        'aws:SourceAccount': assembly.accountId,
        'aws:SourceOwner': assembly.accountId,
        ...(isService && { 'aws:SourceArn': by.sourceArn }),
        'aws:CurrentTime': new Date().toISOString(),
      },
    });
    // Within the account, a role needs the permission of its own policies or the topic's.
    return isService ? effect === 'Allow' : effect !== 'Deny';
  };

  return {
    resourceTypes: ['AWS::SNS::Topic', 'AWS::SNS::TopicPolicy', 'AWS::SNS::Subscription'],
    publish(topicArn, message, publisher) {
      const topic = topics.get(topicArn);
      if (!topic) throw new AwsError('NotFound', 'Topic does not exist', 404);
      if (topic.policy && !mayPublish(topic.policy, topicArn, publisher)) {
        throw new AwsError(
          'AuthorizationError',
          `${publisher.name} is not authorized to perform: SNS:Publish on resource: ${topicArn} because no resource-based policy allows the SNS:Publish action`,
          403,
        );
      }
      const TopicName = topicArn.slice(topicArn.lastIndexOf(':') + 1);
      metrics.record({ namespace: 'AWS/SNS', name: 'NumberOfMessagesPublished', dimensions: { TopicName } }, 1);
      for (const to of topic.addresses) mailbox.deliver({ to, ...message });
      return topic.addresses.length;
    },
  };
}
