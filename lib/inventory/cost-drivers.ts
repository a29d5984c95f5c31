import { prices } from '../costs/prices';

const perMillion = (price: number) => `$${Number((price * 1e6).toPrecision(3))} a million`;

/** What makes a type of resource cost money; types that are free are not listed. */
export const costDrivers: Readonly<Record<string, string>> = {
  'AWS::ApiGateway::RestApi': `${perMillion(prices.apiGatewayRequest)} requests`,
  'AWS::AppSync::GraphQLApi': `${perMillion(prices.appSyncOperation)} queries and changes; ${perMillion(prices.appSyncMessage)} messages of 5 kB to subscribers; ${perMillion(prices.appSyncConnectionMinute)} minutes of their connections`,
  'AWS::CloudFront::Distribution': `$${prices.cloudFrontGigabyte} a GB to Europe; ${perMillion(prices.cloudFrontRequest)} requests`,
  'AWS::CloudWatch::Alarm': `$${prices.alarmMetricMonth} a month for each metric it watches`,
  'AWS::CloudWatch::Dashboard': `$${prices.dashboardMonth} a month beyond the first three`,
  'AWS::Cognito::UserPool': 'free for the first 10,000 people a month',
  'AWS::DynamoDB::GlobalTable': `${perMillion(prices.tableWriteUnit)} writes of 1 kB, and those of each index; ${perMillion(prices.tableReadUnit)} reads; $${prices.tableGigabyteMonth} a GB a month`,
  'AWS::KMS::Key': `$${prices.keyMonth} a month, as much more after each of its first two renewals; ${perMillion(prices.keyUse)} uses`,
  'AWS::Lambda::Function': `${perMillion(prices.lambdaInvocation)} invocations; $${prices.lambdaGigabyteSecond} a GB-second; texts by Amazon Comprehend besides`,
  'AWS::Logs::LogGroup': `$${prices.logGigabyte} a GB written`,
  'AWS::Logs::MetricFilter': `$${prices.customMetricMonth} a month for its metric, in months in which it counts something`,
  'AWS::Scheduler::Schedule': `${perMillion(prices.schedulerInvocation)} invocations, beyond 14 million a month`,
  'AWS::S3::Bucket': `$${prices.bucketGigabyteMonth} a GB a month; ${perMillion(prices.bucketUpload)} uploads`,
  'AWS::SNS::Topic': 'free for the first thousand mails',
  'AWS::WAFv2::WebACL': `$${prices.firewallMonth} a month, $${prices.firewallRuleMonth} a rule, ${perMillion(prices.firewallRequest)} requests`,
};
