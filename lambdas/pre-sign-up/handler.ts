import type { PreSignUpTriggerEvent } from 'aws-lambda';
import { mayRegister, readAllowedDomains } from './allowed-domains';

const domains = readAllowedDomains(process.env.ALLOWED_DOMAINS);

/** Cognito asks before each sign-up; an error refuses it, and its message reaches the person. */
export const handler = async (event: PreSignUpTriggerEvent): Promise<PreSignUpTriggerEvent> => {
  const invited = event.triggerSource === 'PreSignUp_AdminCreateUser';
  if (!invited && !mayRegister(event.request.userAttributes.email ?? '', domains)) {
    throw new Error(`Only addresses of ${new Intl.ListFormat('en').format(domains)} may sign up.`);
  }
  return event;
};
