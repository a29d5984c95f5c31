import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import type { PostConfirmationTriggerEvent } from 'aws-lambda';
import { userRoles } from '../../graphql/access';
import { errorName } from '../shared/error-name';
import { giveFirstRole } from '../shared/first-role';

const client = new CognitoIdentityProviderClient({});
const newcomerRole = userRoles.find((role) => role === process.env.NEWCOMER_ROLE);
if (!newcomerRole) throw new Error('NEWCOMER_ROLE must name a role.');

/**
 * Cognito's post-confirmation trigger. The account is confirmed already and Cognito never calls again, so an error
 * would only tell the person that registering had failed: it is logged, and the person stays a viewer.
 */
export const handler = async (event: PostConfirmationTriggerEvent): Promise<PostConfirmationTriggerEvent> => {
  // A new password does not change anybody's role.
  if (event.triggerSource !== 'PostConfirmation_ConfirmSignUp') return event;
  const person = { UserPoolId: event.userPoolId, Username: event.userName };
  try {
    const role = await giveFirstRole(client, person, newcomerRole);
    console.info({ newcomer: { sub: event.request.userAttributes.sub, role } });
  } catch (error) {
    console.error({
      newcomer: { sub: event.request.userAttributes.sub, error: errorName(error) },
    });
  }
  return event;
};
