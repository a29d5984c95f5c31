import { AwsError } from '../http/errors';

export const notAuthorized = (message: string) => new AwsError('NotAuthorizedException', message);
export const invalidParameter = (message: string) => new AwsError('InvalidParameterException', message);
export const notFound = (message: string) => new AwsError('ResourceNotFoundException', message);

export const wrongCredentials = () => notAuthorized('Incorrect username or password.');
export const userDisabled = () => notAuthorized('User is disabled.');
export const groupNotFound = () => notFound('Group not found.');
export const userNotFound = () => new AwsError('UserNotFoundException', 'User does not exist.');
export const userNotConfirmed = () => new AwsError('UserNotConfirmedException', 'User is not confirmed.');
export const wrongCode = () =>
  new AwsError('CodeMismatchException', 'Invalid verification code provided, please try again.');
export const expiredCode = () =>
  new AwsError('ExpiredCodeException', 'Invalid code provided, please request a code again.');
export const tooManyAttempts = () =>
  new AwsError('LimitExceededException', 'Attempt limit exceeded, please try after some time.');
export const emailTaken = () => new AwsError('AliasExistsException', 'An account with the email already exists.');
