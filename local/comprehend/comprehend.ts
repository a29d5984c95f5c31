import { mounts } from '../addresses';
import { type FaultInjector, noFaults } from '../faults/types';
import { type AwsJsonOperation, awsJsonHandler } from '../http/aws-json';
import type { AccessControl } from '../iam/access-control';
import { identifyJsonCaller } from '../iam/json-caller';
import type { CredentialIssuer } from '../iam/types';
import type { LocalService, ServiceContext } from '../service';
import { operationNames } from './operations';
import { textOf } from './requests';
import { createTextReader } from './text-reader';

export interface ComprehendDependencies {
  readonly issuer: CredentialIssuer;
  readonly access: Pick<AccessControl, 'check'>;
  readonly faults?: FaultInjector;
}

/**
 * A stand-in for Amazon Comprehend with the same operations, shapes, offsets and limits. Its results come from wink-nlp,
 * compromise, eld, a gazetteer and rules, for English only: never present them as Comprehend's.
 */
export function createComprehend(
  { log }: ServiceContext,
  { issuer, access, faults = noFaults }: ComprehendDependencies,
): LocalService {
  const reader = createTextReader();
  const operations = operationNames.map((name): [string, AwsJsonOperation] => [
    name,
    (input, request, body) => {
      const principal = identifyJsonCaller(request, body, 'comprehend', issuer);
      access.check(principal, `comprehend:${name}`, '*');
      faults.injectPartialFault('comprehend', `comprehend/${name}`);
      return reader.read(name, textOf(name, input));
    },
  ]);
  const handler = awsJsonHandler('Comprehend_20171127', Object.fromEntries(operations), log);
  return {
    // Comprehend has no resources in a template.
    resourceTypes: [],
    mounts: [{ prefix: mounts.comprehend, handler, faultName: 'comprehend' }],
    close: () => reader.close(),
  };
}
