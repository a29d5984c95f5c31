import { type App, Validations } from 'aws-cdk-lib';

/** Lets no synthesis pass that cdk-nag finds anything in which is not accepted beside its resource, with a reason. */
export async function addChecks(app: App): Promise<void> {
  // It takes a while to load, and a start of the local cloud does without.
  const { AwsSolutionsChecks, ServerlessChecks } = await import('cdk-nag');
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app), new ServerlessChecks(app));
}
