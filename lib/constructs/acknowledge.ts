import { Validations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

/**
 * Accepts findings of cdk-nag on a construct and its children, each with a reason for the reviewer.
 * @param reasons by rule, e.g. `AwsSolutions-COG2`; for IAM4 and IAM5 with the exact finding in brackets
 */
export function acknowledge(construct: IConstruct, reasons: Readonly<Record<string, string>>): void {
  for (const [id, reason] of Object.entries(reasons)) Validations.of(construct).acknowledge({ id, reason });
}
