import type { OperationInput } from './operation-input';

/**
 * The metric of an operation's throttled calls.
 * Source: https://docs.aws.amazon.com/cognito/latest/developerguide/metrics-for-cognito-user-pools.html
 */
export function throttleMetric(operation: string, input: OperationInput): string | undefined {
  if (operation === 'SignUp') return 'SignUpThrottles';
  if (operation === 'GetTokensFromRefreshToken') return 'TokenRefreshThrottles';
  if (operation === 'InitiateAuth') {
    return input.optional('AuthFlow')?.startsWith('REFRESH_TOKEN') ? 'TokenRefreshThrottles' : 'SignInThrottles';
  }
  return operation === 'RespondToAuthChallenge' ? 'SignInThrottles' : undefined;
}
