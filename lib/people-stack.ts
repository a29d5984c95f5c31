import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import {
  type BaseDataSource,
  FunctionRuntime,
  type GraphqlApi,
  NoneDataSource,
  Resolver,
} from 'aws-cdk-lib/aws-appsync';
import type { UserPool } from 'aws-cdk-lib/aws-cognito';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import type { Construct } from 'constructs';
import { BundledFunction } from './constructs/bundled-function';
import { keyActions, keyUse } from './constructs/data-key';
import { FunctionSource, TableItemSource } from './constructs/data-sources';
import type { PeopleTable } from './constructs/people-table';
import { resolverCode } from './constructs/resolver-code';
import { SettingsTable } from './constructs/settings-table';
import type { UsageTable } from './constructs/usage-table';
import type { StageSettings } from './settings';

export interface PeopleStackProps extends StackProps {
  readonly settings: StageSettings;
  readonly userPool: UserPool;
  readonly people: PeopleTable;
  /** How much the entity extractor counted for each account. */
  readonly usage: UsageTable;
  readonly api: GraphqlApi;
  /** Encrypts the settings instead of AWS's own key. */
  readonly dataKey?: IKey | undefined;
}

/** The fields that the function resolves. graphql/access.ts says who may use them. */
const functionFields = [
  'Query.me',
  'Query.listPeople',
  'Mutation.invitePeople',
  'Mutation.resendInvitation',
  'Mutation.setPersonRole',
  'Mutation.disablePerson',
  'Mutation.enablePerson',
  'Mutation.signOutPerson',
  'Mutation.removePerson',
  'Mutation.deleteMyAccount',
];
/** Refused to everybody else; nothing is read. */
const ownAccountFields = ['Subscription.onPersonChanged', 'Subscription.onMySetting'];
/** Read and written without a Lambda. */
const settingsFields = ['Query.mySettings', 'Mutation.saveMySetting'];

const poolActions = [
  'AdminAddUserToGroup',
  'AdminCreateUser',
  'AdminDeleteUser',
  'AdminDisableUser',
  'AdminEnableUser',
  'AdminGetUser',
  'AdminListGroupsForUser',
  'AdminRemoveUserFromGroup',
  'AdminUserGlobalSignOut',
  'ListUsers',
  'ListUsersInGroup',
];
const tableActions = ['BatchGetItem', 'DeleteItem', 'UpdateItem'];

/**
 * The people of a stage, for its admins, and each account's settings: fields of the GraphQL API, and their resolvers.
 */
export class PeopleStack extends Stack {
  readonly people: BundledFunction;

  constructor(scope: Construct, id: string, props: PeopleStackProps) {
    super(scope, id, props);
    const { settings, userPool, people, usage, api, dataKey } = props;

    const table = new SettingsTable(this, 'Settings', { keepData: settings.keepData, dataKey });

    this.people = new BundledFunction(this, 'People', {
      folder: 'people',
      description: 'Lists, invites and changes the accounts of the user pool, for admins; deletes the own one',
      environment: {
        USER_POOL_ID: userPool.userPoolId,
        TABLE_NAME: people.tableName,
        SETTINGS_TABLE_NAME: table.tableName,
        USAGE_TABLE_NAME: usage.tableName,
      },
      permissions: [
        new PolicyStatement({
          actions: poolActions.map((action) => `cognito-idp:${action}`),
          resources: [userPool.userPoolArn],
        }),
        new PolicyStatement({
          actions: tableActions.map((action) => `dynamodb:${action}`),
          resources: [people.tableArn],
        }),
        new PolicyStatement({ actions: ['dynamodb:PutItem'], resources: [table.tableArn] }),
        new PolicyStatement({ actions: ['dynamodb:Query'], resources: [usage.tableArn] }),
        ...(dataKey ? [keyUse(this, dataKey.keyArn, 'dynamodb', keyActions.writeTable)] : []),
      ],
      // AppSync times out after 30 seconds.
      timeout: Duration.seconds(28),
      memorySize: 512,
      logRetention: settings.logRetentionDays,
    });

    const source = new FunctionSource(this, 'PeopleFunction', { api, function: this.people });
    for (const field of functionFields) this.addResolver(api, source, field);
    const nothing = new NoneDataSource(this, 'OwnAccount', { api, name: 'OwnAccount' });
    for (const field of ownAccountFields) this.addResolver(api, nothing, field);
    const items = new TableItemSource(this, 'SettingsTable', { api, table, dataKey });
    for (const field of settingsFields) this.addResolver(api, items, field);
  }

  /** Not `source.createResolver`: that adds it to the stack of the API, which would then depend on this one. */
  private addResolver(api: GraphqlApi, dataSource: BaseDataSource, field: string): void {
    const [typeName = '', fieldName = ''] = field.split('.');
    new Resolver(this, field, {
      api,
      dataSource,
      typeName,
      fieldName,
      runtime: FunctionRuntime.JS_1_0_0,
      code: resolverCode(typeName, fieldName),
    });
  }
}
