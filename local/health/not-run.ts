/** Why the local cloud does nothing for a resource of a type that no room carries out. */
export const notRun: Readonly<Record<string, string>> = {
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

/** For a type that is neither run nor listed above. */
export const unknownType = 'the local cloud does not know this type';
