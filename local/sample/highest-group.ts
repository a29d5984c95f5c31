import type { Assembly } from '../assembly/types';

interface UserPoolGroup {
  readonly GroupName: string;
  readonly Precedence?: number;
  readonly RoleArn?: string;
}

/** The group of the templates that counts first: its people may do the most. */
export function highestGroup(assembly: Assembly): UserPoolGroup | undefined {
  const groups = assembly.ofType<UserPoolGroup>('AWS::Cognito::UserPoolGroup').map(({ properties }) => properties);
  const [first] = groups.sort((one, other) => (one.Precedence ?? Infinity) - (other.Precedence ?? Infinity));
  return first;
}
