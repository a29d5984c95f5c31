import type { StageSettings } from '../lib/settings';
import { aws } from './aws';

/** The stack that CDK's bootstrapping creates in each account and region. */
const toolkitStack = 'CDKToolkit';
/** Not of a login: "Token for … does not exist". */
const missingStack = /Stack .*does not exist/;
/** Nothing works with such credentials, so there is no use in building first. */
const refusedCredentials =
  /ExpiredToken|InvalidClientTokenId|SignatureDoesNotMatch|Unable to locate credentials|Partial credentials|(Token|session) has expired|SSO (session|Token)|login session token|config profile .* not be found/;

const cloudFormation = (region: string, ...words: readonly string[]) =>
  aws('cloudformation', ...words, '--region', region);

/** @throws Error, with AWS's own message, when the credentials are missing, unknown or expired */
function lookUp(region: string, ...words: readonly string[]) {
  const answer = cloudFormation(region, ...words);
  if (refusedCredentials.test(answer.stderr)) throw new Error(answer.stderr.trim());
  return answer;
}

/**
 * Looks for CDK's bootstrap stack.
 * @returns a hint for when the deployment fails, if the answer is unknown: the AWS command line is missing or lacks
 * permission
 * @throws Error with the command to run first if CDK was never bootstrapped
 */
export function bootstrapHint({ stage, region }: StageSettings): string | undefined {
  const { succeeded, stderr } = lookUp(region, 'describe-stacks', '--stack-name', toolkitStack);
  if (succeeded) return undefined;
  const command = `npm run bootstrap -- --stage ${stage}`;
  if (missingStack.test(stderr)) {
    throw new Error(
      `CDK was never bootstrapped in this account and ${region}, so nothing can be deployed there. Run this once: ${command}`,
    );
  }
  return `Was CDK ever bootstrapped in this account and ${region}? If not, run: ${command}`;
}

/** Whether a stack has resources, and not just a plan or a failed creation or import; false if AWS does not tell. */
export function hasResources(stack: string, region: string): boolean {
  const status = ['--query', 'Stacks[0].StackStatus', '--output', 'text'];
  const { succeeded, stdout } = lookUp(region, 'describe-stacks', '--stack-name', stack, ...status);
  return succeeded && /^(CREATE|UPDATE|DELETE|IMPORT(?!_ROLLBACK))_/.test(stdout);
}

/** The stacks of a stage, and the shared one, whose first deployment failed; none if AWS does not tell. */
export function failedStacks({ stage, region }: StageSettings): string[] {
  const { succeeded, stdout } = lookUp(
    region,
    'list-stacks',
    '--stack-status-filter',
    'ROLLBACK_COMPLETE',
    'ROLLBACK_FAILED',
    '--query',
    'StackSummaries[].StackName',
    '--output',
    'text',
  );
  if (!succeeded) return [];
  return stdout.split(/\s+/).filter((name) => name === 'Polder-Account' || name.startsWith(`Polder-${stage}-`));
}

const setProtection = (stack: string, region: string, protect: boolean) =>
  cloudFormation(
    region,
    'update-termination-protection',
    protect ? '--enable-termination-protection' : '--no-enable-termination-protection',
    '--stack-name',
    stack,
  );

/**
 * Disables termination protection of stacks; those that do not exist are skipped.
 * @returns the others
 * @throws Error when the AWS command line is missing or is refused; then those before are protected again
 */
export function liftProtection(stacks: readonly string[], region: string): string[] {
  const lifted: string[] = [];
  for (const stack of stacks) {
    const { succeeded, isMissing, stderr } = setProtection(stack, region, false);
    if (isMissing)
      throw new Error('Lifting the protection needs the AWS command line: install "aws", then run this again.');
    if (succeeded) lifted.push(stack);
    else if (!missingStack.test(stderr)) {
      throw new Error(`${stack} stays protected. ${stderr.trim()}\n${protectAgain(lifted, region)}`.trim());
    }
  }
  return lifted;
}

/**
 * Enables termination protection of stacks again; those that do not exist are skipped.
 * @returns which are protected again and which are not, in sentences
 */
export function protectAgain(stacks: readonly string[], region: string): string {
  const outcomes = stacks.map((stack) => ({ stack, ...setProtection(stack, region, true) }));
  const restored = outcomes.filter(({ succeeded }) => succeeded).map(({ stack }) => stack);
  const refused = outcomes.filter(({ succeeded, stderr }) => !succeeded && !missingStack.test(stderr));
  return [
    ...(restored.length > 0 ? [`Protected again: ${restored.join(', ')}.`] : []),
    ...refused.map(({ stack, stderr }) => `${stack} has no protection against deletion now. ${stderr.trim()}`),
  ].join('\n');
}
