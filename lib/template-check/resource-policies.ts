import { type Delivery, deliveriesOf, deliveryContext } from './deliveries';
import type { Rule } from './finding';
import { allows } from './policy';
import { arnOf, list, property, refOf, type TemplateResource, type Templates } from './templates';

/**
 * A service that publishes into a topic, a queue, a bucket or a function needs an Allow in that resource's own policy.
 * A policy that only denies, as `enforceSSL` writes it, replaces a topic's default policy.
 * Sources: https://repost.aws/knowledge-center/cloudwatch-receive-sns-for-alarm-trigger,
 * aws-solutions/automated-security-response-on-aws#43
 */
export const resourcePolicies: Rule = (templates) => {
  const needs = new Map<string, { readonly delivery: Delivery; readonly from: Set<string> }>();
  for (const delivery of deliveriesOf(templates)) {
    if (isLetIn(delivery, templates)) continue;
    const { to, service, action, from } = delivery;
    const key = [refOf(to), service, action].join();
    if (!needs.has(key)) needs.set(key, { delivery, from: new Set() });
    needs.get(key)?.from.add(from.path);
  }
  return [...needs.values()].map(({ delivery: { to, service, action }, from: [first, ...others] }) => ({
    path: to.path,
    problem: `Its policy does not let ${service} do ${action} for ${first}${others.length > 0 ? ` and ${others.length} more` : ''}.`,
    remedy: `Allow it for the principal ${service}, with a condition on aws:SourceAccount or aws:SourceArn.`,
  }));
};

function isLetIn(delivery: Delivery, templates: Templates): boolean {
  const { to, service, action, source } = delivery;
  if (to.type === 'AWS::Lambda::Function') {
    return templates
      .ofType('AWS::Lambda::Permission')
      .filter(({ properties }) => templates.referredTo(properties.FunctionName) === to)
      .some(({ properties: { Principal, Action, SourceArn } }) => {
        const ofOther = SourceArn && templates.referredTo(SourceArn);
        return Principal === service && Action === action && (!ofOther || ofOther === source);
      });
  }
  const documents = policiesOf(to, templates);
  // A topic's default policy allows the account's alarms, but no other service.
  if (documents.length === 0 && to.type === 'AWS::SNS::Topic') return service === 'cloudwatch.amazonaws.com';
  return allows(documents, {
    principal: `Service:${service}`,
    action,
    resource: delivery.resource ?? (to.type === 'AWS::SNS::Topic' ? refOf(to) : arnOf(to)),
    context: deliveryContext(delivery),
  });
}

/** Where a type of resource has its policy: the policy's type, and the property that names what it is for. */
const policyTypes: Readonly<Record<string, readonly [type: string, targets: string]>> = {
  'AWS::SNS::Topic': ['AWS::SNS::TopicPolicy', 'Topics'],
  'AWS::SQS::Queue': ['AWS::SQS::QueuePolicy', 'Queues'],
  'AWS::S3::Bucket': ['AWS::S3::BucketPolicy', 'Bucket'],
};

const policiesOf = (target: TemplateResource, templates: Templates): unknown[] => {
  const [type = '', targets = ''] = policyTypes[target.type] ?? [];
  return templates
    .ofType(type)
    .filter(({ properties }) => list(property(properties, targets)).some((one) => templates.referredTo(one) === target))
    .map(({ properties }) => properties.PolicyDocument);
};
