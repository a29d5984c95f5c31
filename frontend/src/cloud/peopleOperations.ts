import { personFieldNames } from '../../../graphql/generated/schema';

const personFields = `${personFieldNames.join(' ')} __typename`;

export const listPeopleQuery = /* GraphQL */ `
  query ListPeople($limit: Int, $nextToken: String) {
    listPeople(limit: $limit, nextToken: $nextToken) {
      items { ${personFields} }
      nextToken
    }
  }
`;

export const invitePeopleMutation = /* GraphQL */ `
  mutation InvitePeople($invitations: [InvitationInput!]!) {
    invitePeople(invitations: $invitations) {
      email
      person { ${personFields} }
      errorType
      message
    }
  }
`;

/** What is done to one person, with its mutation. All select `sub`, by which AppSync tells the person's own browsers. */
export const personMutations = {
  resendInvitation: /* GraphQL */ `
    mutation ResendInvitation($sub: ID!) { resendInvitation(sub: $sub) { ${personFields} } }
  `,
  setPersonRole: /* GraphQL */ `
    mutation SetPersonRole($sub: ID!, $role: PersonRole!, $ownAccount: Boolean) {
      setPersonRole(sub: $sub, role: $role, ownAccount: $ownAccount) { ${personFields} }
    }
  `,
  disablePerson: /* GraphQL */ `
    mutation DisablePerson($sub: ID!, $ownAccount: Boolean) {
      disablePerson(sub: $sub, ownAccount: $ownAccount) { ${personFields} }
    }
  `,
  enablePerson: /* GraphQL */ `
    mutation EnablePerson($sub: ID!) { enablePerson(sub: $sub) { ${personFields} } }
  `,
  signOutPerson: /* GraphQL */ `
    mutation SignOutPerson($sub: ID!) { signOutPerson(sub: $sub) { ${personFields} } }
  `,
  removePerson: /* GraphQL */ `
    mutation RemovePerson($sub: ID!, $ownAccount: Boolean) {
      removePerson(sub: $sub, ownAccount: $ownAccount) { ${personFields} }
    }
  `,
} as const;

export const onPersonChangedSubscription = /* GraphQL */ `
  subscription OnPersonChanged($sub: ID!) {
    onPersonChanged(sub: $sub) { sub role state __typename }
  }
`;
