import type { StageSettings } from '../lib/settings';
import { aws } from './aws';

/** What CDK's own bootstrapping makes, in each account and region. */
const toolkitStack = 'CDKToolkit';

/** The stacks that hold data, and refuse their deletion where it is kept. */
const statefulStacks = ({ stage, encryption }: StageSettings): string[] => [
  ...(encryption === 'customer-managed' ? [`Polder-${stage}-Encryption`] : []),
  ...['Identity', 'Rentals', 'UserFiles'].map((name) => `Polder-${stage}-${name}`),
];

const cloudFormation = (region: string, ...words: readonly string[]) =>
  aws('cloudformation', ...words, '--region', region);

export const bootstrapHint = ({ stage, region }: StageSettings): string =>
  `Was CDK ever bootstrapped in this account and ${region}? If not, run: npm run bootstrap -- --stage ${stage}`;

/**
 * What to run first where CDK was never bootstrapped; undefined where it was, and where nobody can tell because there is
 * no AWS command line or it may not look.
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
 * Lets the stacks that hold data be deleted.
 * @throws Error when the AWS command line is missing or is refused
 */
export function liftProtection(settings: StageSettings): void {
  for (const stack of statefulStacks(settings)) {
    const { done, missing, message } = cloudFormation(
      settings.region,
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
