/** The inventory lists a role's permissions as IAM stores them: inline policies by role and name. */
import { permissionsByRole } from '../../lib/inventory/permissions';

const policy = (PolicyName: string, Action: string, role: unknown, Resource: unknown = '*') => ({
  Type: 'AWS::IAM::Policy',
  Properties: {
    PolicyName,
    Roles: [role],
    PolicyDocument: { Statement: [{ Effect: 'Allow', Action, Resource }] },
  },
});
const identity = {
  Resources: {
    People: { Type: 'AWS::IAM::Role' },
    Own: policy('SignedIn', 'sts:GetCallerIdentity', { Ref: 'People' }),
  },
  Outputs: { PublishOutputRefPeople: { Value: { Ref: 'People' } } },
};
const people = { 'Fn::GetStackOutput': { StackName: 'Polder-Identity', OutputName: 'PublishOutputRefPeople' } };

test('of two policies of one name, CloudFormation refuses the second, from any stack', () => {
  const UserFiles = { Resources: { Files: policy('SignedIn', 's3:GetObject', people) } };
  expect(permissionsByRole({ 'Polder-Identity': identity, 'Polder-UserFiles': UserFiles })).toEqual({
    'Identity/People': ['refused: Files, a second policy of the name SignedIn', 'sts:GetCallerIdentity on *'],
  });
});

test('policies of other names are added', () => {
  const UserFiles = { Resources: { Files: policy('Files', 's3:GetObject', people) } };
  expect(permissionsByRole({ 'Polder-Identity': identity, 'Polder-UserFiles': UserFiles })).toEqual({
    'Identity/People': ['s3:GetObject on *', 'sts:GetCallerIdentity on *'],
  });
});

test('roles of the same logical id are those of their stacks', () => {
  expect(Object.keys(permissionsByRole({ 'Polder-Identity': identity, 'Polder-People': identity }))).toEqual([
    'Identity/People',
    'People/People',
  ]);
});

test('a resource of another stack than the role has its name, whichever stack the policy is in', () => {
  const bucket = { 'Fn::GetAtt': ['Bucket0A1B2C3D', 'Arn'] };
  const UserFiles = {
    Resources: {
      Own: policy('Own', 's3:GetObject', { Ref: 'Cleaner' }, bucket),
      Files: policy('Files', 's3:GetObject', people, { 'Fn::Join': ['', [bucket, '/*']] }),
      Cleaner: { Type: 'AWS::IAM::Role' },
    },
    Outputs: { PublishOutputBucket: { Value: bucket } },
  };
  const output = { 'Fn::GetStackOutput': { StackName: 'Polder-UserFiles', OutputName: 'PublishOutputBucket' } };
  const Website = {
    Resources: {
      Bucket0A1B2C3D: { Type: 'AWS::S3::Bucket' },
      Copier: { Type: 'AWS::IAM::Role' },
      Own: policy('Own', 's3:PutObject', { Ref: 'Copier' }, bucket),
      Other: policy('Other', 's3:GetObject', { Ref: 'Copier' }, output),
    },
  };
  const stacks = { 'Polder-Identity': identity, 'Polder-UserFiles': UserFiles, 'Polder-Website': Website };
  expect(permissionsByRole(stacks)).toEqual({
    'Identity/People': ['s3:GetObject on UserFiles/Bucket.Arn/*', 'sts:GetCallerIdentity on *'],
    'UserFiles/Cleaner': ['s3:GetObject on Bucket.Arn'],
    'Website/Copier': ['s3:GetObject on UserFiles/Bucket.Arn', 's3:PutObject on Bucket.Arn'],
  });
});
