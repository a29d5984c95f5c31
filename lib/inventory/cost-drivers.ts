/**
 * What makes a type of resource cost money; types that are free are not listed. AWS's public prices of eu-west-1 in
 * US dollars, without free tiers, as known when this was written: look them up before you budget.
 */
export const costDrivers: Readonly<Record<string, string>> = {
  'AWS::ApiGateway::RestApi': '$3.50 a million requests',
  'AWS::AppSync::GraphQLApi': '$4 a million queries and changes; $2 a million messages to subscribers',
  'AWS::Budgets::Budget': 'free for the first two',
  'AWS::CloudFront::Distribution': '$0.085 a GB to Europe; $0.012 for ten thousand requests',
  'AWS::CloudWatch::Alarm': '$0.10 a month for each metric it watches',
  'AWS::CloudWatch::Dashboard': '$3 a month beyond the first three',
  'AWS::Cognito::UserPool': 'free for the first 10,000 people a month',
  'AWS::DynamoDB::GlobalTable':
    '$0.705 a million writes, twice for the change index; $0.14 a million reads; $0.28 a GB a month',
  'AWS::KMS::Key': '$1 a month, $1 more after each of its first two renewals; $0.03 for ten thousand uses',
  'AWS::Lambda::Function': '$0.20 a million invocations; $0.0000133 a GB-second',
  'AWS::Logs::LogGroup': '$0.57 a GB written',
  'AWS::Logs::MetricFilter': '$0.30 a month for its metric, in months in which it counts something',
  'AWS::S3::Bucket': '$0.023 a GB a month; $0.005 for a thousand uploads',
  'AWS::SNS::Topic': 'free for the first thousand mails',
  'AWS::WAFv2::WebACL': '$5 a month, $1 a rule, $0.60 a million requests',
};
