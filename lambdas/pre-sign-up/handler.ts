import type { PreSignUpTriggerEvent } from 'aws-lambda';
import { mayRegister, readAllowedDomains } from './allowed-domains';

const domains = readAllowedDomains(process.env.ALLOWED_DOMAINS);

/** Cognito's pre-sign-up trigger: an error refuses the sign-up, and its message is shown to the user. */
export const handler = async (event: PreSignUpTriggerEvent): Promise<PreSignUpTriggerEvent> => {
  const invited = event.triggerSource === 'PreSignUp_AdminCreateUser';
  if (!invited && !mayRegister(event.request.userAttributes.email ?? '', domains)) {
    throw new Error(`Only addresses of ${new Intl.ListFormat('en').format(domains)} may sign up.`);
  }
  return event;
};
