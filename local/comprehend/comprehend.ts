import { type AwsJsonOperation, awsJsonHandler } from '../http/aws-json';
import { identifyJsonCaller } from '../iam/json-caller';
import type { CredentialIssuer, Principal } from '../iam/types';
import type { HttpHandler, LocalService, ServiceContext } from '../service';
import { operationNames } from './readings';
import { textOf } from './requests';
import { createTextReader } from './text-reader';

export interface ComprehendService extends LocalService {
  /** Comprehend's JSON protocol, on any path. */
  readonly handler: HttpHandler;
}

export interface ComprehendDependencies {
  readonly issuer: CredentialIssuer;
  /** Lets a principal have a reading by returning; throws AwsError when it may not, or not now. */
  readonly check: (principal: Principal, operation: string) => void;
}

/**
 * A stand-in for Amazon Comprehend: the same operations, shapes, offsets and limits, with readings of its own. They
 * come from wink-nlp, compromise, eld, a gazetteer and rules, for English only, and are never to be called Comprehend's.
 */
export function createComprehend(
  { log }: ServiceContext,
  { issuer, check }: ComprehendDependencies,
): ComprehendService {
  const reader = createTextReader();
  const operations = operationNames.map((name): [string, AwsJsonOperation] => [
    name,
    (input, request, body) => {
      const principal = identifyJsonCaller(request, body, 'comprehend', issuer);
      check(principal, name);
      return reader.read(name, textOf(name, input));
    },
  ]);
  return {
    // Comprehend has no resources of its own in a template.
    resourceTypes: [],
    handler: awsJsonHandler('Comprehend_20171127', Object.fromEntries(operations), log),
    close: () => reader.close(),
  };
}
