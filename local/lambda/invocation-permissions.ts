import { AwsError } from '../http/errors';
import { fillIn, fitsArn } from '../iam/policy-patterns';
import type { LocalService, ServiceContext } from '../service';
import type { Functions } from './types';

interface PermissionProperties {
  readonly FunctionName: string;
  readonly Principal: string;
  readonly SourceArn?: string;
}

/** Which AWS services may invoke which functions, by the templates. */
export interface InvocationPermissions extends LocalService {
  /**
   * The functions as a service may invoke them on behalf of one resource.
   * @param service e.g. `apigateway.amazonaws.com`
   * @param sourceArn of the resource that causes the invocation
   */
  functionsFor(service: string, sourceArn: string): Functions;
}

/** Refuses invocations that no `AWS::Lambda::Permission` allows, with AwsError AccessDeniedException. */
export function createInvocationPermissions(
  { assembly }: ServiceContext,
  { functions }: { readonly functions: Functions },
): InvocationPermissions {
  const permissions = assembly
    .ofType<PermissionProperties>('AWS::Lambda::Permission')
    .map(({ properties }) => properties);
  const allowed = (functionArn: string, service: string, sourceArn: string) =>
    permissions.some(
      ({ FunctionName, Principal, SourceArn }) =>
        (FunctionName === functionArn || functionArn.endsWith(`:function:${FunctionName}`)) &&
        Principal === service &&
        (SourceArn === undefined || fitsArn(fillIn(SourceArn, undefined) ?? [], sourceArn)),
    );
  return {
    resourceTypes: ['AWS::Lambda::Permission'],
    mounts: [],
    functionsFor: (service, sourceArn) => ({
      async invoke(functionArn, event) {
        if (!allowed(functionArn, service, sourceArn)) {
          throw new AwsError(
            'AccessDeniedException',
            `${service} may not invoke ${functionArn} for ${sourceArn}: no AWS::Lambda::Permission in the templates allows it.`,
            403,
          );
        }
        return functions.invoke(functionArn, event);
      },
    }),
    close: async () => {},
  };
}
