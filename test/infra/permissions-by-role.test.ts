/** The inventory lists a role's permissions as IAM stores them: inline policies by role and name. */
import { permissionsByRole } from '../../lib/inventory/permissions';

const policy = (PolicyName: string, Action: string, role: unknown) => ({
  Type: 'AWS::IAM::Policy',
  Properties: {
    PolicyName,
    Roles: [role],
    PolicyDocument: { Statement: [{ Effect: 'Allow', Action, Resource: '*' }] },
  },
});
const identity = {
  Resources: {
    People: { Type: 'AWS::IAM::Role' },
    Own: policy('SignedIn', 'sts:GetCallerIdentity', { Ref: 'People' }),
  },
  Outputs: { PublishOutputRefPeople: { Value: { Ref: 'People' } } },
};
const people = { 'Fn::GetStackOutput': { StackName: 'Identity', OutputName: 'PublishOutputRefPeople' } };

test('of two policies of one name, CloudFormation refuses the second, from any stack', () => {
  const files = { Resources: { Files: policy('SignedIn', 's3:GetObject', people) } };
  expect(permissionsByRole([identity, files])).toEqual({
    People: ['refused: Files, a second policy of the name SignedIn', 'sts:GetCallerIdentity on *'],
  });
});

test('policies of other names are added, also of other roles with the same logical id', () => {
  const files = { Resources: { Files: policy('Files', 's3:GetObject', people) } };
  expect(permissionsByRole([identity, files]).People).toEqual(['s3:GetObject on *', 'sts:GetCallerIdentity on *']);
  expect(permissionsByRole([identity, { ...identity }]).People).toHaveLength(2);
});
