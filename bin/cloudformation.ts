import type { StageSettings } from '../lib/settings';
import { aws } from './aws';

/** The stack that CDK's bootstrapping creates in each account and region. */
const toolkitStack = 'CDKToolkit';

const cloudFormation = (region: string, ...words: readonly string[]) =>
  aws('cloudformation', ...words, '--region', region);

export const bootstrapHint = ({ stage, region }: StageSettings): string =>
  `Was CDK ever bootstrapped in this account and ${region}? If not, run: npm run bootstrap -- --stage ${stage}`;

/**
 * The command to run first if CDK was never bootstrapped; undefined if it was, and if that is unknown because the AWS
 * command line is missing or lacks permission.
 */
export function bootstrapProblem(settings: StageSettings): string | undefined {
  const { done, message } = cloudFormation(settings.region, 'describe-stacks', '--stack-name', toolkitStack);
  if (done || !/does not exist/.test(message)) return undefined;
  return (
    `CDK was never bootstrapped in this account and ${settings.region}, so nothing can be deployed there. Run this once: ` +
    `npm run bootstrap -- --stage ${settings.stage}`
  );
}

/**
 * Disables termination protection of stacks; those that do not exist are skipped.
 * @throws Error when the AWS command line is missing or is refused
 */
export function liftProtection(stacks: readonly string[], region: string): void {
  for (const stack of stacks) {
    const { done, missing, message } = cloudFormation(
      region,
      'update-termination-protection',
      '--no-enable-termination-protection',
      '--stack-name',
      stack,
    );
    if (missing)
      throw new Error('Lifting the protection needs the AWS command line: install "aws", then run this again.');
    if (!done && !/does not exist/.test(message)) throw new Error(`${stack} stays protected. ${message.trim()}`);
  }
}
