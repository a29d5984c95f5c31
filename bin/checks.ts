import { type App, Validations } from 'aws-cdk-lib';

/** Fails a synthesis with findings of cdk-nag that are not accepted beside their resource, with a reason. */
export async function addChecks(app: App): Promise<void> {
  // Loaded here as it takes a while, and the local cloud does not need it.
  const { AwsSolutionsChecks, ServerlessChecks } = await import('cdk-nag');
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app), new ServerlessChecks(app));
}
