import {
  CfnIdentityPoolRoleAttachment,
  type UserPool,
  type UserPoolClient,
  UserPoolGroup,
} from 'aws-cdk-lib/aws-cognito';
import type { IdentityPool } from 'aws-cdk-lib/aws-cognito-identitypool';
import { type IRole, Role, WebIdentityPrincipal } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import { defaultRole, type UserRole, userRoles } from '../../graphql/access';
import { capitalised } from './capitalised';
import { retainOnceCreated } from './removal';

/** The AWS role of each role of people. */
export type PersonRoles = Readonly<Record<UserRole, IRole>>;

export interface UserRolesProps {
  readonly userPool: UserPool;
  readonly client: UserPoolClient;
  readonly identityPool: IdentityPool;
  /** Retain the groups, which say who has which role, when the stack is deleted. */
  readonly keepData: boolean;
}

/**
 * A group of the user pool for each role, with the AWS role of its members: the identity pool selects it by the token.
 * People in no group get the identity pool's default role for signed-in users.
 */
export class UserRoles extends Construct {
  readonly roles: PersonRoles;

  constructor(scope: Construct, id: string, { userPool, client, identityPool, keepData }: UserRolesProps) {
    super(scope, id);
    const roleFor = (role: UserRole): [UserRole, IRole] => [
      role,
      role === defaultRole ? identityPool.authenticatedRole : this.awsRole(role, identityPool),
    ];
    this.roles = Object.fromEntries(userRoles.map(roleFor)) as Record<UserRole, IRole>;
    for (const [precedence, groupName] of userRoles.entries()) {
      const group = new UserPoolGroup(this, `${capitalised(groupName)}s`, {
        userPool,
        groupName,
        precedence,
        role: this.roles[groupName],
      });
      if (keepData) group.applyRemovalPolicy(retainOnceCreated);
    }
    const attachment = identityPool.node.findAll().find((one) => one instanceof CfnIdentityPoolRoleAttachment);
    if (!attachment) throw new Error('The identity pool attaches no roles.');
    // Not the mappings of IdentityPool, whose keys cannot name a client of the same template.
    attachment.roleMappings = {
      [mappingKey]: {
        type: 'Token',
        ambiguousRoleResolution: 'AuthenticatedRole',
        identityProvider: `${userPool.userPoolProviderName}:${client.userPoolClientId}`,
      },
    };
  }

  private awsRole(role: UserRole, { identityPoolId }: IdentityPool): Role {
    return new Role(this, `${capitalised(role)}Role`, {
      description: `AWS credentials of people who are ${role}`,
      assumedBy: new WebIdentityPrincipal('cognito-identity.amazonaws.com', {
        StringEquals: { 'cognito-identity.amazonaws.com:aud': identityPoolId },
        'ForAnyValue:StringLike': { 'cognito-identity.amazonaws.com:amr': 'authenticated' },
      }),
    });
  }
}

const mappingKey = 'userPool';
