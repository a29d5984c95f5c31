/** Why no service runs resources of these types. */
export const unsupportedTypes: Readonly<Record<string, string>> = {
  'AWS::Budgets::Budget': 'nothing here costs anything',
  'AWS::CloudWatch::Dashboard': 'nothing is drawn here; the states of the alarms are on this page',
  'AWS::ApiGateway::Account': 'sets up CloudWatch logging for the account; locally, logs go to the console',
  'AWS::CDK::Metadata': 'carries no behaviour',
  'AWS::CloudFront::OriginAccessControl': 'there is no network between the local distribution and its bucket',
  'AWS::KMS::Key': 'data rests in the data folder as it is; who may use the key is enforced',
  'AWS::Lambda::LayerVersion': 'only the deployment functions use it',
  'AWS::Logs::LogGroup': 'locally, logs go to the console',
  'Custom::S3AutoDeleteObjects': 'it runs when a stack is deleted',
};

/** For other types that no service runs. */
export const unknownType = 'the local cloud does not know this type';
