import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { App } from 'aws-cdk-lib';
import { Match, Template } from 'aws-cdk-lib/assertions';
import { parse } from 'graphql';
import { buildPolder } from '../../lib/polder';
import { parseStageSettings, type StageSettingsInput } from '../../lib/settings';
import { everyStage } from './every-stage';
import { assemblies, synthesise, type TestSettings } from './synthesise';

const dev = synthesise({ stage: 'dev', keepData: false, apiKey: true, introspection: true });
const prod = synthesise({ stage: 'prod' });

describe('identity', () => {
  test('signs in and verifies by email, requires eight characters of any kind, and has no second factor', () => {
    prod.identity.hasResourceProperties('AWS::Cognito::UserPool', {
      UsernameAttributes: ['email'],
      AutoVerifiedAttributes: ['email'],
      MfaConfiguration: 'OFF',
      DeletionProtection: 'ACTIVE',
      Policies: {
        PasswordPolicy: {
          MinimumLength: 8,
          RequireLowercase: false,
          RequireUppercase: false,
          RequireNumbers: false,
          RequireSymbols: false,
        },
      },
    });
  });

  test('the stage decides who may sign up: everybody, certain domains, or invited people', () => {
    const identityOf = (signUp: StageSettingsInput['signUp']) => synthesise({ stage: 'prod', signUp }).identity;
    const byDomain = identityOf({ policy: 'domains', domains: ['example.nl', 'example.com'] });
    byDomain.hasResourceProperties('AWS::Lambda::Function', {
      Environment: { Variables: { ALLOWED_DOMAINS: 'example.nl,example.com' } },
    });
    byDomain.hasResourceProperties('AWS::Cognito::UserPool', {
      AdminCreateUserConfig: { AllowAdminCreateUserOnly: false },
      LambdaConfig: { PreSignUp: { 'Fn::GetAtt': [Match.stringLikeRegexp('^PreSignUp'), 'Arn'] } },
    });
    identityOf({ policy: 'invitation' }).hasResourceProperties('AWS::Cognito::UserPool', {
      AdminCreateUserConfig: { AllowAdminCreateUserOnly: true },
    });
    const functions = Object.keys(prod.identity.findResources('AWS::Lambda::Function'));
    expect(functions).not.toContainEqual(expect.stringMatching(/^PreSignUp/));
  });

  test('the web client signs in by SRP only, and does not reveal which accounts exist', () => {
    prod.identity.hasResourceProperties('AWS::Cognito::UserPoolClient', {
      ExplicitAuthFlows: ['ALLOW_USER_SRP_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
      PreventUserExistenceErrors: 'ENABLED',
      EnableTokenRevocation: true,
      GenerateSecret: Match.absent(),
    });
  });

  test('a stage with the mail setting sends codes through SES, from the verified identity', () => {
    const { identity } = synthesise({ stage: 'prod', mail: { from: 'no-reply@example.nl', identity: 'example.nl' } });
    identity.hasResourceProperties('AWS::Cognito::UserPool', {
      EmailConfiguration: {
        EmailSendingAccount: 'DEVELOPER',
        From: 'Polder <no-reply@example.nl>',
        SourceArn: { 'Fn::Join': ['', Match.arrayWith([Match.stringLikeRegexp('identity/example.nl$')])] },
      },
    });
    prod.identity.hasResourceProperties('AWS::Cognito::UserPool', { EmailConfiguration: Match.absent() });
  });

  test('guests get credentials that allow nothing', () => {
    prod.identity.hasResourceProperties('AWS::Cognito::IdentityPool', { AllowUnauthenticatedIdentities: true });
    const [guestRole] = Object.entries(prod.identity.findResources('AWS::IAM::Role')).filter(([id]) =>
      id.includes('UnauthenticatedRole'),
    );
    expect(guestRole?.[1].Properties).not.toHaveProperty('Policies');
    expect(guestRole?.[1].Properties).not.toHaveProperty('ManagedPolicyArns');
    for (const template of [prod.identity, prod.rentals, prod.userFiles, prod.snapshots]) {
      const policies = JSON.stringify(template.findResources('AWS::IAM::Policy'));
      expect(policies).not.toContain('Unauthenticated');
    }
  });
});

describe('rentals', () => {
  test('the table is on demand, recoverable, sharded by change, and retained outside dev', () => {
    prod.rentals.hasResource('AWS::DynamoDB::GlobalTable', {
      DeletionPolicy: 'Retain',
      Properties: {
        BillingMode: 'PAY_PER_REQUEST',
        KeySchema: [{ AttributeName: 'id', KeyType: 'HASH' }],
        GlobalSecondaryIndexes: [
          Match.objectLike({
            IndexName: 'byChange',
            KeySchema: [
              { AttributeName: '_shard', KeyType: 'HASH' },
              { AttributeName: '_lastChangedAt', KeyType: 'RANGE' },
            ],
          }),
        ],
        TimeToLiveSpecification: { AttributeName: '_ttl', Enabled: true },
        Replicas: [
          Match.objectLike({
            DeletionProtectionEnabled: true,
            PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
          }),
        ],
      },
    });
    dev.rentals.hasResource('AWS::DynamoDB::GlobalTable', { DeletionPolicy: 'Delete' });
  });

  test('table and change index are warmed where the stage says so, the index for two writes of each change', () => {
    expect(JSON.stringify(prod.rentals.toJSON())).not.toContain('WarmThroughput');
    const warmThroughput = { readUnits: 20_000, writeUnits: 8_000 };
    synthesise({ stage: 'prod', shardCount: 16, warmThroughput }).rentals.hasResourceProperties(
      'AWS::DynamoDB::GlobalTable',
      {
        WarmThroughput: { ReadUnitsPerSecond: 20_000, WriteUnitsPerSecond: 8_000 },
        GlobalSecondaryIndexes: [
          Match.objectLike({ WarmThroughput: { ReadUnitsPerSecond: 20_000, WriteUnitsPerSecond: 16_000 } }),
        ],
      },
    );
  });

  test('new versions are spread over as many shards as the stage says', () => {
    synthesise({ stage: 'prod', shardCount: 16 }).rentals.hasResourceProperties('AWS::Lambda::Function', {
      Environment: { Variables: Match.objectLike({ SHARD_COUNT: '16' }) },
    });
  });

  test('the publisher knows how many listeners the stage expects', () => {
    synthesise({ stage: 'prod', expectedListeners: 5_000 }).rentals.hasResourceProperties('AWS::Lambda::Function', {
      Environment: { Variables: Match.objectLike({ EXPECTED_LISTENERS: '5000' }) },
    });
  });

  test('every field has a resolver, and only batchTest and the fields about people need a Lambda', () => {
    const schema = parse(readFileSync(path.join(__dirname, '..', '..', 'graphql', 'schema.graphql'), 'utf8'));
    const fields = schema.definitions.flatMap((definition) =>
      definition.kind === 'ObjectTypeDefinition' && ['Query', 'Mutation'].includes(definition.name.value)
        ? (definition.fields ?? []).map((field) => `${definition.name.value}.${field.name.value}`)
        : [],
    );
    const resolvers = [prod.rentals, prod.people]
      .flatMap((template) => Object.values(template.findResources('AWS::AppSync::Resolver')))
      .map(({ Properties }) => ({
        field: `${Properties.TypeName}.${Properties.FieldName}`,
        runtime: Properties.Runtime.Name,
        source: JSON.stringify(Properties.DataSourceName),
      }));
    expect(resolvers.map((resolver) => resolver.field).sort()).toEqual(
      [...fields, 'Subscription.onPersonChanged', 'Subscription.onMySetting'].sort(),
    );
    expect(resolvers.every((resolver) => resolver.runtime === 'APPSYNC_JS')).toBe(true);
    const through = (source: string) => resolvers.filter((one) => one.source.includes(source)).map((one) => one.field);
    expect(through('BatchTestFunction')).toEqual(['Mutation.batchTest']);
    expect(through('PeopleFunction').sort()).toEqual(
      fields.filter((field) => /Pe(rson|ople)|Invitation|Account|\.me$/.test(field)).sort(),
    );
  });

  test('all other fields are plain data, and no resolver is unused', () => {
    const root = path.join(__dirname, '..', '..', 'graphql');
    const schema = parse(readFileSync(path.join(root, 'schema.graphql'), 'utf8'));
    const types = schema.definitions.filter((one) => one.kind === 'ObjectTypeDefinition');
    const fieldsOf = (name: string) => types.find((type) => type.name.value === name)?.fields ?? [];
    // A subscription without a resolver receives the mutations that its directive names.
    for (const field of fieldsOf('Subscription')) {
      expect(field.directives?.map((directive) => directive.name.value)).toContain('aws_subscribe');
    }
    const data = types.filter((type) => !['Query', 'Mutation', 'Subscription'].includes(type.name.value));
    expect(data.map((type) => type.name.value)).toContain('Rental');
    // What takes arguments, or leads back to a root type, could not be plain data.
    expect(data.flatMap(({ fields = [] }) => fields.flatMap((field) => field.arguments ?? []))).toEqual([]);
    const files = readdirSync(path.join(root, 'resolvers')).filter((file) => /^[A-Z]/.test(file));
    const resolved = ['Query', 'Mutation'].flatMap((type) =>
      fieldsOf(type).map((field) => `${type}.${field.name.value}.ts`),
    );
    expect(files.sort()).toEqual(
      [...resolved, 'Subscription.onMySetting.ts', 'Subscription.onPersonChanged.ts'].sort(),
    );
  });

  test('batch-test knows its table and is traced', () => {
    prod.rentals.hasResourceProperties('AWS::Lambda::Function', {
      Handler: 'index.handler',
      Runtime: 'nodejs24.x',
      Architectures: ['arm64'],
      Environment: { Variables: { TABLE_NAME: { Ref: Match.stringLikeRegexp('^Table') } } },
      TracingConfig: { Mode: 'Active' },
    });
  });

  test('the API requires a user pool token by default, accepts IAM too, and an API key if the stage allows it', () => {
    prod.rentals.hasResourceProperties('AWS::AppSync::GraphQLApi', {
      AuthenticationType: 'AMAZON_COGNITO_USER_POOLS',
      AdditionalAuthenticationProviders: [{ AuthenticationType: 'AWS_IAM' }],
      IntrospectionConfig: 'DISABLED',
      XrayEnabled: true,
    });
    prod.rentals.resourceCountIs('AWS::AppSync::ApiKey', 0);
    dev.rentals.resourceCountIs('AWS::AppSync::ApiKey', 1);
    const schema = (template: typeof dev.rentals) =>
      JSON.stringify(template.findResources('AWS::AppSync::GraphQLSchema'));
    expect(schema(prod.rentals)).not.toContain('@aws_api_key');
    expect(schema(dev.rentals)).toContain('@aws_api_key');
  });
});

describe('entity extractor', () => {
  test('POST /interpret requires a signed-in user and checks the body before the function runs', () => {
    prod.entityExtractor.hasResourceProperties('AWS::ApiGateway::RestApi', { Name: 'entityExtractor' });
    prod.entityExtractor.hasResourceProperties('AWS::ApiGateway::Resource', { PathPart: 'interpret' });
    prod.entityExtractor.hasResourceProperties('AWS::ApiGateway::Method', {
      HttpMethod: 'POST',
      AuthorizationType: 'COGNITO_USER_POOLS',
      RequestModels: { 'application/json': Match.anyValue() },
      RequestValidatorId: Match.anyValue(),
    });
    prod.entityExtractor.hasResourceProperties('AWS::ApiGateway::Stage', {
      StageName: 'api',
      MethodSettings: [Match.objectLike({ ThrottlingRateLimit: 20, ThrottlingBurstLimit: 40 })],
    });
  });
});

test('the stage limits the characters of a day and of one text', () => {
  const { entityExtractor } = synthesise({
    stage: 'prod',
    extractorMaxTextBytes: 20_000,
    extractorDailyCharacters: 1_000,
  });
  entityExtractor.hasResourceProperties('AWS::Lambda::Function', {
    Environment: { Variables: { MAX_TEXT_BYTES: '20000', CHARACTERS_PER_DAY: '1000' } },
  });
});

describe('logs contain no rentals, headers or texts', () => {
  test('AppSync writes a summary of each request, without its headers, its query and its fields', () => {
    for (const { rentals } of [dev, prod]) {
      rentals.hasResourceProperties('AWS::AppSync::GraphQLApi', {
        LogConfig: { FieldLogLevel: 'NONE', ExcludeVerboseContent: true },
      });
    }
  });

  test('API Gateway logs caller and status, and has no execution log, which would quote refused bodies', () => {
    for (const { entityExtractor } of [dev, prod]) {
      const [stage] = Object.values(entityExtractor.findResources('AWS::ApiGateway::Stage'));
      expect(JSON.parse(stage?.Properties.AccessLogSetting.Format)).toEqual({
        requestId: '$context.requestId',
        ip: '$context.identity.sourceIp',
        sub: '$context.authorizer.claims.sub',
        requestTime: '$context.requestTime',
        httpMethod: '$context.httpMethod',
        resourcePath: '$context.resourcePath',
        status: '$context.status',
        errorType: '$context.error.responseType',
        protocol: '$context.protocol',
        responseLength: '$context.responseLength',
      });
      expect(stage?.Properties.MethodSettings).toEqual([
        expect.objectContaining({ LoggingLevel: 'OFF', DataTraceEnabled: false }),
      ]);
    }
  });

  test('the firewall keeps no samples of requests, and takes as many as the stage says', () => {
    const { rentals } = synthesise({ stage: 'prod', firewall: true, firewallRateLimit: 500 });
    const acls = JSON.stringify(rentals.findResources('AWS::WAFv2::WebACL'));
    expect(acls).toContain('"Limit":500');
    expect(acls.match(/"SampledRequestsEnabled":false/g)).toHaveLength(3);
    expect(acls).not.toContain('"SampledRequestsEnabled":true');
  });
});

describe('user files', () => {
  test('each signed-in user can access their own folder only', () => {
    prod.userFiles.hasResourceProperties('AWS::IAM::Policy', {
      PolicyDocument: {
        Statement: [
          Match.objectLike({ Action: ['s3:DeleteObject', 's3:GetObject', 's3:PutObject'] }),
          Match.objectLike({
            Action: 's3:ListBucket',
            // biome-ignore lint/suspicious/noTemplateCurlyInString: a policy variable, filled in by IAM
            Condition: { StringLike: { 's3:prefix': ['private/${cognito-identity.amazonaws.com:sub}/*'] } },
          }),
        ],
      },
    });
  });

  test('only the website may use the bucket from a browser', () => {
    const [cors] = Object.values(prod.website.findResources('Custom::UserFilesCors'));
    const call = JSON.stringify(cors?.Properties.Create);
    expect(call).toMatch(/AllowedOrigins.{0,12}https:.{0,60}DomainName/);
    expect(call).not.toContain('AllowedOrigins\\":[\\"*');
  });
});

describe('website', () => {
  const policies = () => Object.values(prod.website.findResources('AWS::CloudFront::ResponseHeadersPolicy'));

  test('scripts and styles come from the website alone, inline ones by their hashes', () => {
    expect(policies()).toHaveLength(1);
    for (const { Properties } of policies()) {
      const security = Properties.ResponseHeadersPolicyConfig.SecurityHeadersConfig;
      const policy = JSON.stringify(security.ContentSecurityPolicy);
      expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/]+=')*; style-src 'self'( 'sha256-[\w+/]+=')+;/);
      expect(policy).not.toMatch(/unsafe-|\*/);
      expect(security.StrictTransportSecurity.AccessControlMaxAgeSec).toBe(63_072_000);
    }
  });

  test('hashed assets are cached for ever, pages and configuration are revalidated: by headers of the objects, not of CloudFront, which would be on missing files too', () => {
    expect(JSON.stringify(policies())).not.toContain('Cache-Control');
    const deployments = Object.values(prod.website.findResources('Custom::CDKBucketDeployment'));
    const cacheControl = deployments.map(({ Properties }) => [
      Properties.DestinationBucketKeyPrefix ?? '',
      Properties.SystemMetadata['cache-control'],
    ]);
    expect(Object.fromEntries(cacheControl)).toEqual({ '': 'no-cache', assets: 'public, max-age=31536000, immutable' });
  });

  test('the service worker and the manifests are revalidated at each visit, as the pages are', () => {
    const { Properties } = Object.values(prod.website.findResources('Custom::CDKBucketDeployment')).find(
      (one) => !one.Properties.DestinationBucketKeyPrefix,
    ) as { Properties: { SourceObjectKeys: string[]; SystemMetadata: object } };
    const [source] = Properties.SourceObjectKeys;
    const folder = path.join(prod.app.synth().directory, `asset.${path.parse(source as string).name}`);
    expect(readdirSync(folder).sort()).toEqual(['index.html', 'manifest.en.webmanifest', 'pages', 'service-worker.js']);
    expect(Properties.SystemMetadata).toEqual({ 'cache-control': 'no-cache' });
  });

  test('pages are deployed after the files that they load, and nothing that older open pages need is deleted', () => {
    const deployments = Object.entries(prod.website.findResources('Custom::CDKBucketDeployment'));
    expect(deployments.map(([, { Properties }]) => Properties.Prune)).toEqual([false, false]);
    const [assets] = deployments.find(([, { Properties }]) => Properties.DestinationBucketKeyPrefix) ?? [];
    const [, pages] = deployments.find(([, { Properties }]) => !Properties.DestinationBucketKeyPrefix) ?? [];
    expect(pages?.DependsOn).toContain(assets);
  });

  test('the permission to set the origin of the buckets is there long before it is used, as IAM takes a while', () => {
    const policies = Object.values(prod.website.findResources('AWS::IAM::Policy'));
    const [allowing] = policies.filter((policy) => JSON.stringify(policy).includes('s3:PutBucketCORS'));
    expect(allowing).toBeDefined();
    expect(allowing).not.toHaveProperty('DependsOn');
    const [distribution] = Object.keys(prod.website.findResources('AWS::CloudFront::Distribution'));
    for (const type of ['Custom::UserFilesCors', 'Custom::SnapshotsCors']) {
      const [call] = Object.values(prod.website.findResources(type));
      expect(call?.DependsOn).toEqual([distribution]);
    }
  });

  test('browsers require HTTPS for this host only, unless the stage says more', () => {
    const transport = (strictTransport?: StageSettingsInput['strictTransport']) => {
      const { website } = synthesise({ stage: 'prod', strictTransport });
      const [policy] = Object.values(website.findResources('AWS::CloudFront::ResponseHeadersPolicy'));
      return policy?.Properties.ResponseHeadersPolicyConfig.SecurityHeadersConfig.StrictTransportSecurity;
    };
    expect(transport()).toMatchObject({ IncludeSubdomains: false, Preload: false });
    expect(transport('subdomains')).toMatchObject({ IncludeSubdomains: true, Preload: false });
    expect(transport('preload')).toMatchObject({ IncludeSubdomains: true, Preload: true });
  });

  test('a stage with a domain tells where its name has to lead', () => {
    const domain = { name: 'polder.example.nl', certificateArn: 'arn:aws:acm:us-east-1:111122223333:certificate/1' };
    const outputsOf = (settings: TestSettings) => Object.keys(synthesise(settings).website.toJSON().Outputs ?? {});
    expect(outputsOf({ stage: 'prod', domain })).toContain('DomainTarget');
    expect(outputsOf({ stage: 'prod' })).not.toContain('DomainTarget');
  });

  test("a stage with a domain redirects CloudFront's address to the same page of the domain", () => {
    const handlerOf = (settings: TestSettings) => {
      const [pages] = Object.values(synthesise(settings).website.findResources('AWS::CloudFront::Function'));
      return new Function(`${pages?.Properties.FunctionCode}; return handler;`)();
    };
    const ask = (host: string, querystring = {}) => ({
      request: { uri: '/apps/email', headers: { host: { value: host } }, cookies: {}, querystring },
    });
    const [, settings] = everyStage.find(([name]) => name === 'prod with a domain') ?? [];
    const handler = handlerOf(settings ?? { stage: 'prod' });
    expect(handler(ask('d1.cloudfront.net'))).toEqual({
      statusCode: 302,
      statusDescription: 'Found',
      headers: { location: { value: 'https://rentals.example.nl/apps/email' } },
    });
    const tags = { value: 'b', multiValue: [{ value: 'a' }, { value: 'b' }] };
    expect(handler(ask('d1.cloudfront.net', { q: { value: 'new%20york' }, tag: tags })).headers.location.value).toBe(
      'https://rentals.example.nl/apps/email?q=new%20york&tag=a&tag=b',
    );
    expect(handler(ask('rentals.example.nl'))).toMatchObject({ uri: '/index.html' });
    expect(handlerOf({ stage: 'prod' })(ask('d1.cloudfront.net'))).toMatchObject({ uri: '/index.html' });
  });

  test('the default root object is no file, so that the function answers it', () => {
    prod.website.hasResourceProperties('AWS::CloudFront::Distribution', {
      DistributionConfig: Match.objectLike({ DefaultRootObject: 'root' }),
    });
  });

  const pagesFunction = () => {
    const [pages] = Object.values(prod.website.findResources('AWS::CloudFront::Function'));
    return new Function(`${pages?.Properties.FunctionCode}; return handler;`)();
  };
  const answer = (uri: string, { chosen, preferred }: { chosen?: string; preferred?: string } = {}) =>
    pagesFunction()({
      request: {
        uri,
        headers: preferred === undefined ? {} : { 'accept-language': { value: preferred } },
        cookies: chosen === undefined ? {} : { 'polder-language': { value: chosen } },
      },
    }).uri;

  test.each([
    ['/', '/pages/en/index.html'],
    // If CloudFront puts the default root object in before it asks the function.
    ['/root', '/pages/en/index.html'],
    ['/dashboards/Rotterdam', '/pages/en/dashboards/rotterdam.html'],
    ['/dashboards/Rotterdam/', '/pages/en/dashboards/rotterdam.html'],
    ['/DASHBOARDS/rotterdam', '/pages/en/dashboards/rotterdam.html'],
    ['/dashboards/Rotterdam.', '/index.html'],
    ['/pages/en/dashboards/rotterdam.html', '/index.html'],
    ['/no-such-page.html', '/index.html'],
    ['/constructor', '/index.html'],
    ['/tickt/ticket-detail/4.2', '/index.html'],
    ['/index.html', '/index.html'],
    ['/config.json', '/config.json'],
    ['/service-worker.js', '/service-worker.js'],
    ['/manifest.en.webmanifest', '/manifest.en.webmanifest'],
  ])('%s shows %s: a page its document, and index.html what is no file and no page', (uri, shown) => {
    expect(answer(uri)).toBe(shown);
  });

  test.each([
    [{ chosen: 'nl', preferred: 'en-GB,en;q=0.9' }, 'nl'],
    [{ chosen: 'en', preferred: 'nl' }, 'en'],
    [{ preferred: 'nl-BE,nl;q=0.9,en;q=0.8' }, 'nl'],
    [{ preferred: 'NL' }, 'nl'],
    [{ preferred: 'de-DE,nl;q=0.5' }, 'en'],
    [{ chosen: 'constructor', preferred: 'toString' }, 'en'],
    [{}, 'en'],
  ])('for %j the document is in “%s”: the language chosen, else the browser’s own, else English', (asked, language) => {
    expect(answer('/dashboards/Rotterdam', asked)).toBe(`/pages/${language}/dashboards/rotterdam.html`);
  });

  test('inline scripts of the pages run by their hashes, and no other inline script runs', () => {
    const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
    const [policy] = Object.values(prod.website.findResources('AWS::CloudFront::ResponseHeadersPolicy'));
    const security = policy?.Properties.ResponseHeadersPolicyConfig.SecurityHeadersConfig;
    const text = JSON.stringify(security.ContentSecurityPolicy.ContentSecurityPolicy);
    const [, scripts = ''] = /script-src ([^;]*);/.exec(text) ?? [];
    expect(scripts.split(' ').sort()).toEqual(["'self'", hashOf('first()'), hashOf('second()')].sort());
    expect(text).not.toContain('unsafe-');
  });

  test('the distribution is deleted before the bucket of its logs is emptied: until then it writes them', () => {
    const { website } = prod;
    const [distribution] = Object.values(website.findResources('AWS::CloudFront::Distribution'));
    const [, logs] =
      /"([^"]+)"/.exec(JSON.stringify(distribution?.Properties.DistributionConfig.Logging.Bucket['Fn::GetAtt'])) ?? [];
    const ofLogs = (type: string, property: string) =>
      Object.entries(website.findResources(type)).flatMap(([id, { Properties }]) =>
        Properties[property].Ref === logs ? [id] : [],
      );
    const [emptying, policy] = [
      ofLogs('Custom::S3AutoDeleteObjects', 'BucketName'),
      ofLogs('AWS::S3::BucketPolicy', 'Bucket'),
    ];
    expect([emptying.length, policy.length]).toEqual([1, 1]);
    expect(distribution?.DependsOn).toEqual(expect.arrayContaining([...emptying, ...policy]));
  });

  test('what CloudFront names once in an account has the region in its name, and no more than 64 characters', () => {
    const { website } = synthesise({ stage: 'abcdefghijklmnop', region: 'ap-northeast-1' });
    const named = {
      'AWS::CloudFront::Function': 'Name',
      'AWS::CloudFront::OriginAccessControl': 'OriginAccessControlConfig',
      'AWS::CloudFront::ResponseHeadersPolicy': 'ResponseHeadersPolicyConfig',
    };
    const names = Object.entries(named).flatMap(([type, property]) =>
      Object.values(website.findResources(type)).map(({ Properties }) =>
        String(Properties[property].Name ?? Properties[property]),
      ),
    );
    expect(names).toHaveLength(3);
    for (const name of names) expect(name).toMatch(/^(?=.*ap-northeast-1).{1,64}$/);
  });

  test('a stage in Asia or Australia is served from there too', () => {
    const { website } = synthesise({ stage: 'prod', region: 'ap-southeast-2' });
    const served = (priceClass: string) => ({ DistributionConfig: Match.objectLike({ PriceClass: priceClass }) });
    website.hasResourceProperties('AWS::CloudFront::Distribution', served('PriceClass_All'));
    prod.website.hasResourceProperties('AWS::CloudFront::Distribution', served('PriceClass_100'));
  });

  test('the bucket is reached through the distribution only', () => {
    prod.website.resourceCountIs('AWS::CloudFront::OriginAccessControl', 1);
    prod.website.hasResourceProperties('AWS::S3::Bucket', {
      PublicAccessBlockConfiguration: {
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      },
    });
  });

  test('a missing build of the front end is an error with a remedy; commands that deploy nothing see the same resources', () => {
    const build = (context: Record<string, unknown>) =>
      buildPolder(
        new App({ context, outdir: assemblies.path, builtinCloudFormationValidation: false }),
        parseStageSettings({ stage: 'prod', alarmEmail: 'none' }),
        { website: '/nowhere' },
      );
    // Bundles of functions are kept by their sources' hash: this one stops before it makes any.
    expect(() => build({ 'aws:cdk:bundling-stacks': ['*-Website'] })).toThrow('Run "npm run build" first');
    const { website } = build({ ...prod.app.node.getAllContext(), 'aws:cdk:bundling-stacks': [] });
    const typesIn = (template: Template) =>
      Object.values(template.toJSON().Resources as Record<string, { Type: string }>)
        .map(({ Type }) => Type)
        .sort();
    expect(typesIn(Template.fromStack(website))).toEqual(typesIn(prod.website));
  });
});
