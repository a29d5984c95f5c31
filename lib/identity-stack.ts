import { CfnOutput, type CfnResource, Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import {
  AccountRecovery,
  Mfa,
  type StandardAttributes,
  UserPool,
  type UserPoolClient,
  UserPoolClientIdentityProvider,
  UserPoolEmail,
  UserPoolOperation,
  VerificationEmailStyle,
} from 'aws-cdk-lib/aws-cognito';
import { IdentityPool, UserPoolAuthenticationProvider } from 'aws-cdk-lib/aws-cognito-identitypool';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import type { Construct } from 'constructs';
import brand from '../brand.json';
import { acknowledge } from './constructs/acknowledge';
import { BundledFunction } from './constructs/bundled-function';
import { keyActions, keyUse } from './constructs/data-key';
import { FirstRoleTrigger, grantFirstAdmin } from './constructs/first-role-trigger';
import { PeopleTable } from './constructs/people-table';
import { retainOnceCreated } from './constructs/removal';
import { type PersonRoles, UserRoles } from './constructs/user-roles';
import type { StageSettings } from './settings';

export interface IdentityStackProps extends StackProps {
  readonly settings: StageSettings;
  /** Encrypts what is known of people, beside the user pool, instead of AWS's own key. */
  readonly dataKey?: IKey | undefined;
}

const emailOnly: StandardAttributes = { email: { required: true, mutable: true } };

/** Sign-in: the user pool (accounts) and the identity pool (AWS credentials for accounts and for guests). */
export class IdentityStack extends Stack {
  readonly userPool: UserPool;
  readonly webClient: UserPoolClient;
  readonly identityPool: IdentityPool;
  /** What a signed-in person's AWS credentials may do; other stacks add to them. Guests may do nothing. */
  readonly personRoles: PersonRoles;
  readonly people: PeopleTable;
  /** Runs at each sign-in; if it fails, Cognito refuses the sign-in. */
  readonly postAuthentication: BundledFunction;

  constructor(scope: Construct, id: string, props: IdentityStackProps) {
    super(scope, id, props);
    const { settings, dataKey } = props;
    const { keepData, mail, signUp } = settings;

    this.userPool = new UserPool(this, 'UserPool', {
      selfSignUpEnabled: signUp.policy !== 'invitation',
      signInAliases: { email: true },
      signInCaseSensitive: false,
      standardAttributes: emailOnly,
      autoVerify: { email: true },
      keepOriginal: { email: true },
      userVerification: {
        emailStyle: VerificationEmailStyle.CODE,
        emailSubject: `Your ${brand.name} code`,
        // Cognito sends one text for all codes; that for a forgotten password is valid for an hour, the others for a day.
        emailBody: `Your code for ${brand.name} is {####}. Use it within an hour.`,
      },
      // Only a length is required: eight characters of any kind.
      passwordPolicy: {
        minLength: 8,
        requireLowercase: false,
        requireUppercase: false,
        requireDigits: false,
        requireSymbols: false,
      },
      userInvitation: {
        emailSubject: `Your invitation to ${brand.name}`,
        emailBody: this.invitation(settings),
      },
      email: mail && this.throughSes(mail),
      mfa: Mfa.OFF,
      accountRecovery: AccountRecovery.EMAIL_ONLY,
      deletionProtection: keepData,
      removalPolicy: keepData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });

    if (signUp.policy === 'domains')
      this.userPool.addTrigger(UserPoolOperation.PRE_SIGN_UP, this.preSignUp(signUp.domains, settings));
    this.people = new PeopleTable(this, 'People', dataKey);
    this.postAuthentication = this.recordsSignIns(settings, dataKey);
    this.userPool.addTrigger(UserPoolOperation.POST_AUTHENTICATION, this.postAuthentication);
    // Nobody confirms an invitation: there the first sign-in decides.
    if (signUp.policy === 'invitation') grantFirstAdmin(this.postAuthentication, this.userPool);
    else new FirstRoleTrigger(this, 'Newcomers', { userPool: this.userPool, settings });
    acknowledge(this.userPool, {
      'AwsSolutions-COG1':
        'Only a length is required; required character classes make passwords worse (NIST SP 800-63B).',
      'AwsSolutions-COG2': 'Polder signs people in by password alone; it has no page for a second factor.',
      'AwsSolutions-COG8': 'Threat protection costs money for each active person; the operator of the stage decides.',
    });

    this.webClient = this.userPool.addClient('WebClient', {
      authFlows: { userSrp: true },
      disableOAuth: true,
      supportedIdentityProviders: [UserPoolClientIdentityProvider.COGNITO],
      preventUserExistenceErrors: true,
      enableTokenRevocation: true,
      // Limits how long a stolen or outdated token works: AppSync and API Gateway do not notice that a token was revoked,
      // only that it has expired. Renewing costs nothing.
      accessTokenValidity: Duration.minutes(15),
      idTokenValidity: Duration.minutes(15),
      refreshTokenValidity: Duration.days(30),
    });

    this.identityPool = new IdentityPool(this, 'IdentityPool', {
      allowUnauthenticatedIdentities: true,
      authenticationProviders: {
        userPools: [
          new UserPoolAuthenticationProvider({
            userPool: this.userPool,
            userPoolClient: this.webClient,
            disableServerSideTokenCheck: false,
          }),
        ],
      },
    });
    acknowledge(this.identityPool, {
      'AwsSolutions-COG7': 'Guests are part of the product; their role allows nothing.',
    });
    if (keepData) {
      // Files are stored under the identities that it issued: without it, their owners are unknown.
      const resource = this.identityPool.node.defaultChild as CfnResource;
      resource.applyRemovalPolicy(retainOnceCreated);
    }
    this.personRoles = new UserRoles(this, 'Roles', {
      userPool: this.userPool,
      client: this.webClient,
      identityPool: this.identityPool,
      keepData,
    }).roles;

    new CfnOutput(this, 'UserPoolId', { value: this.userPool.userPoolId });
    new CfnOutput(this, 'WebClientId', { value: this.webClient.userPoolClientId });
    new CfnOutput(this, 'IdentityPoolId', { value: this.identityPool.identityPoolId });
  }

  private throughSes({ from, name, identity }: NonNullable<StageSettings['mail']>): UserPoolEmail {
    return UserPoolEmail.withSES({
      fromEmail: from,
      fromName: name,
      sesRegion: this.region,
      ...(identity !== from && { sesVerifiedDomain: identity }),
    });
  }

  /** The mail with a temporary password; only a stage with its own domain knows its address before the deployment. */
  private invitation({ domain }: StageSettings): string {
    const where = domain ? ` at https://${domain.name}` : '';
    return `You are invited to ${brand.name}. Sign in${where} as {username} with the temporary password {####} and choose a password of your own. The temporary one is valid for 7 days.`;
  }

  /** Writes down when people sign in, and where they are invited makes the first of them admin. */
  private recordsSignIns({ logRetentionDays, signUp }: StageSettings, dataKey: IKey | undefined): BundledFunction {
    return new BundledFunction(this, 'PostAuthentication', {
      folder: 'post-authentication',
      description: 'Writes down when an account last signed in',
      environment: {
        TABLE_NAME: this.people.tableName,
        ...(signUp.policy === 'invitation' && { FIRST_BECOMES_ADMIN: 'true' }),
      },
      // Cognito waits five seconds; the function gives up the write after one.
      timeout: Duration.seconds(5),
      // A larger share of a processor starts sooner, while the user waits.
      memorySize: 512,
      logRetention: logRetentionDays,
      permissions: [
        new PolicyStatement({ actions: ['dynamodb:UpdateItem'], resources: [this.people.tableArn] }),
        ...(dataKey ? [keyUse(this, dataKey.keyArn, 'dynamodb', keyActions.writeTable)] : []),
      ],
    });
  }

  /** Refuses sign-ups with addresses of other email domains. */
  private preSignUp(domains: readonly string[], settings: StageSettings): BundledFunction {
    return new BundledFunction(this, 'PreSignUp', {
      folder: 'pre-sign-up',
      description: 'Lets only addresses of certain email domains sign up',
      environment: { ALLOWED_DOMAINS: domains.join(',') },
      // Cognito waits five seconds.
      timeout: Duration.seconds(5),
      memorySize: 256,
      logRetention: settings.logRetentionDays,
      permissions: [],
    });
  }
}
