import path from 'node:path';
import { type App, Tags } from 'aws-cdk-lib';
import { AccountStack } from './account-stack';
import { EncryptionStack } from './encryption-stack';
import { EntityExtractorStack } from './entity-extractor-stack';
import { IdentityStack } from './identity-stack';
import { OperationsStack } from './operations-stack';
import { PeopleStack } from './people-stack';
import { RentalsStack } from './rentals-stack';
import type { StageSettings } from './settings';
import { SnapshotsStack } from './snapshots-stack';
import { UserFilesStack } from './user-files-stack';
import { WebsiteStack } from './website-stack';

export interface BuildPolderOptions {
  /** AWS account to deploy into; without one the templates suit any account. */
  readonly account?: string;
  /** Folder with the built front end. @default frontend/dist */
  readonly website?: string;
}

/**
 * Adds the stacks of one stage to the app, the stateful ones first: eight, and a ninth if the stage has its own key.
 * One more stack is shared by all stages of an account.
 */
export function buildPolder(app: App, settings: StageSettings, options: BuildPolderOptions = {}) {
  const env = { account: options.account, region: settings.region };
  const stackProps = (description: string) => ({
    env,
    settings,
    description: `Polder ${settings.stage}: ${description}`,
  });
  // Stacks with data, or with the key to it, also get termination protection.
  const protectedProps = (description: string) => ({
    ...stackProps(description),
    terminationProtection: settings.keepData,
  });
  const id = (name: string) => `Polder-${settings.stage}-${name}`;

  const encryption =
    settings.encryption === 'customer-managed'
      ? new EncryptionStack(app, id('Encryption'), protectedProps('the key of rentals and files at rest'))
      : undefined;
  const identity = new IdentityStack(app, id('Identity'), {
    ...protectedProps('accounts and the credentials they get'),
    dataKey: encryption?.key,
  });
  const rentals = new RentalsStack(app, id('Rentals'), {
    ...protectedProps('the rentals table and its GraphQL API'),
    userPool: identity.userPool,
    personRoles: identity.personRoles,
    dataKey: encryption?.key,
  });
  const account = new AccountStack(app, 'Polder-Account', {
    env,
    description: 'Polder: shared by all stages of the account',
  });
  const entityExtractor = new EntityExtractorStack(app, id('EntityExtractor'), {
    ...stackProps('the REST API that interprets text'),
    userPool: identity.userPool,
  });
  // Without the role, API Gateway refuses the stage's access log.
  entityExtractor.addStackDependency(account);
  const userFiles = new UserFilesStack(app, id('UserFiles'), {
    ...protectedProps('private files of each user'),
    personRoles: identity.personRoles,
    dataKey: encryption?.key,
  });
  const snapshots = new SnapshotsStack(app, id('Snapshots'), {
    ...stackProps('the files that an initial load of the rentals begins with'),
    personRoles: identity.personRoles,
    rentals: rentals.table,
    bucket: rentals.files,
    feed: rentals.changeFeed.table,
    dataKey: encryption?.key,
  });
  const website = new WebsiteStack(app, id('Website'), {
    ...stackProps('the single-page application and its delivery'),
    website: options.website ?? path.join(__dirname, '..', 'frontend', 'dist'),
    identity,
    rentals,
    entityExtractor,
    userFiles,
    snapshots,
  });

  const people = new PeopleStack(app, id('People'), {
    ...protectedProps('who has an account, and the settings of each'),
    userPool: identity.userPool,
    people: identity.people,
    usage: entityExtractor.usage,
    api: rentals.api,
    dataKey: encryption?.key,
  });

  const operations = new OperationsStack(app, id('Operations'), {
    ...stackProps('dashboard, alarms and budget'),
    identity,
    rentals,
    people,
    entityExtractor,
    snapshots,
  });

  const ofStage = {
    identity,
    rentals,
    people,
    entityExtractor,
    userFiles,
    snapshots,
    website,
    operations,
    ...(encryption && { encryption }),
  };
  // Not every region supports tags on dashboards.
  const taggable = { excludeResourceTypes: ['AWS::CloudWatch::Dashboard'] };
  Tags.of(app).add('application', 'polder', taggable);
  for (const stack of Object.values(ofStage)) Tags.of(stack).add('polder-stage', settings.stage, taggable);
  return { ...ofStage, account };
}
