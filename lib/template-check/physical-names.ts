import type { Rule } from './finding';
import { isFixed } from './references';
import { property } from './templates';

interface NamedType {
  /** The property that names it, and must be the only one of its name in its region or account. */
  readonly name: string;
  /** Other properties that CloudFormation cannot change in place: it makes a second resource first. */
  readonly replacedBy: readonly string[];
}

/**
 * Types that take a name, and are replaced when another property changes. Sources:
 * https://docs.aws.amazon.com/AWSCloudFormation/latest/TemplateReference/aws-properties-name.html, and
 * createOnlyProperties of AWS's resource schemas.
 */
const namedTypes: Readonly<Record<string, NamedType>> = {
  'AWS::Budgets::Budget': { name: 'Budget.BudgetName', replacedBy: ['NotificationsWithSubscribers'] },
  'AWS::Cognito::UserPoolResourceServer': { name: 'Identifier', replacedBy: ['UserPoolId'] },
  'AWS::DynamoDB::GlobalTable': { name: 'TableName', replacedBy: ['KeySchema', 'LocalSecondaryIndexes'] },
  'AWS::DynamoDB::Table': {
    name: 'TableName',
    replacedBy: ['KeySchema', 'LocalSecondaryIndexes', 'ImportSourceSpecification'],
  },
  'AWS::Events::Rule': { name: 'Name', replacedBy: ['EventBusName'] },
  'AWS::IAM::ManagedPolicy': { name: 'ManagedPolicyName', replacedBy: ['Description', 'Path'] },
  'AWS::IAM::Role': { name: 'RoleName', replacedBy: ['Path'] },
  'AWS::Kinesis::Stream': { name: 'Name', replacedBy: ['StreamModeDetails'] },
  'AWS::KinesisFirehose::DeliveryStream': { name: 'DeliveryStreamName', replacedBy: ['DeliveryStreamType'] },
  'AWS::Lambda::Function': { name: 'FunctionName', replacedBy: ['PackageType', 'TenancyConfig'] },
  'AWS::S3::Bucket': { name: 'BucketName', replacedBy: ['ObjectLockEnabled'] },
  'AWS::SNS::Topic': { name: 'TopicName', replacedBy: ['FifoTopic'] },
  'AWS::SQS::Queue': { name: 'QueueName', replacedBy: ['FifoQueue'] },
  'AWS::StepFunctions::StateMachine': { name: 'StateMachineName', replacedBy: ['StateMachineType'] },
  'AWS::WAFv2::IPSet': { name: 'Name', replacedBy: ['IPAddressVersion', 'Scope'] },
  'AWS::WAFv2::RegexPatternSet': { name: 'Name', replacedBy: ['Scope'] },
  'AWS::WAFv2::RuleGroup': { name: 'Name', replacedBy: ['Scope'] },
  'AWS::WAFv2::WebACL': { name: 'Name', replacedBy: ['Scope'] },
};

/**
 * A fixed name blocks a replacement, which CloudFormation creates before it deletes the old resource:
 * "CloudFormation cannot update a stack when a custom-named resource requires replacing." Types that nothing but the
 * name itself replaces (log groups, alarms, dashboards, CloudFront's functions and policies) may have one.
 */
export const physicalNames: Rule = ({ resources }) =>
  resources.flatMap(({ type, path, properties }) => {
    const named = namedTypes[type];
    const name = named && property(properties, named.name);
    if (!named || !isFixed(name)) return [];
    return [
      {
        path,
        problem: `Its ${named.name} is fixed ("${name}"): a change of ${named.replacedBy.join(' or ')} replaces it, which CloudFormation refuses.`,
        remedy: 'Leave the name to CloudFormation.',
      },
    ];
  });
