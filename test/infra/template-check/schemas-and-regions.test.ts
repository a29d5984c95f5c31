import { policy, problemsIn, ref } from './assembly';

const dashboard = { DashboardBody: '{}' };
const tags = [{ Key: 'a', Value: 'b' }];

test("each resource is checked against AWS's schema of its type in the stack's region", () => {
  const resources = {
    Typo: { Type: 'AWS::S3::Bucket', Properties: { BucketNme: 'x' } },
    Missing: { Type: 'AWS::CloudWatch::Dashboard' },
    Shape: { Type: 'AWS::SNS::Topic', Properties: { DisplayName: { text: 'x' } } },
    Value: { Type: 'AWS::Logs::LogGroup', Properties: { RetentionInDays: 8 } },
    Nothing: { Type: 'AWS::Polder::Rental' },
    Dangling: { Type: 'AWS::SNS::Topic', Properties: { DisplayName: ref('Gone') } },
    Right: { Type: 'AWS::CloudWatch::Dashboard', Properties: { ...dashboard, Tags: tags } },
  };
  const found = problemsIn('resource-schemas', { Stack: resources });
  expect(found.sort()).toEqual([
    expect.stringMatching(/^Stack\/Dangling: DisplayName: 'Gone' is not one of .*F1020/),
    expect.stringMatching(/^Stack\/Missing: .*'DashboardBody' is a required property .*F3003/),
    expect.stringMatching(/^Stack\/Nothing: .*F3006/),
    expect.stringMatching(/^Stack\/Shape: DisplayName: .* is not of type 'string' .*F3012/),
    expect.stringMatching(/^Stack\/Typo: BucketNme: .*Did you mean 'BucketName'.*F3002/),
    expect.stringMatching(/^Stack\/Value: RetentionInDays: 8 is not one of .*W3030/),
  ]);
});

test.each([
  [
    'AWS::AppSync::GraphQLApi',
    { Name: 'x', AuthenticationType: 'AWS_IAM' },
    'ap-east-2',
    "does not exist in 'ap-east-2'",
  ],
  ['AWS::CloudWatch::Dashboard', { ...dashboard, Tags: tags }, 'us-east-1', 'has no Tags in us-east-1'],
])('%s is not everywhere the same', (Type, Properties, region, problem) => {
  const stacks = { Stack: { One: { Type, Properties } } };
  expect(problemsIn('resource-schemas', stacks, region)).toEqual([expect.stringContaining(problem)]);
  expect(problemsIn('resource-schemas', stacks, 'eu-west-1')).toEqual([]);
});

test('CloudFront delivers no access logs to buckets of some regions, nor to buckets without ACLs', () => {
  const stack = (ownership?: string) => ({
    Stack: {
      Logs: {
        Type: 'AWS::S3::Bucket',
        Properties: ownership ? { OwnershipControls: { Rules: [{ ObjectOwnership: ownership }] } } : {},
      },
      Site: {
        Type: 'AWS::CloudFront::Distribution',
        Properties: { DistributionConfig: { Logging: { Bucket: { 'Fn::GetAtt': ['Logs', 'RegionalDomainName'] } } } },
      },
    },
  });
  expect(problemsIn('service-regions', stack('BucketOwnerPreferred'))).toEqual([]);
  expect(problemsIn('service-regions', stack('BucketOwnerPreferred'), 'eu-south-1')).toEqual([
    expect.stringMatching(/^Stack\/Site: .*no access logs to buckets in eu-south-1/),
  ]);
  expect(problemsIn('service-regions', stack())).toEqual([
    expect.stringMatching(/^Stack\/Logs: .*access control lists/),
  ]);
});

test('a stage that interprets text is in a region with Comprehend', () => {
  const stack = {
    Stack: {
      Policy: {
        Type: 'AWS::IAM::Policy',
        Properties: {
          PolicyDocument: policy({ Effect: 'Allow', Action: ['comprehend:DetectEntities'], Resource: '*' }),
        },
      },
    },
  };
  expect(problemsIn('service-regions', stack)).toEqual([]);
  expect(problemsIn('service-regions', stack, 'eu-north-1')).toEqual([expect.stringContaining('not in eu-north-1')]);
});
