import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { localAddresses, mounts } from './addresses';
import { createRestApis } from './api-gateway/rest-apis';
import { createAppSync } from './appsync/appsync';
import type { Backends } from './appsync/data-source';
import { requestCounter } from './appsync/request-metrics';
import type { Assembly } from './assembly/types';
import { createMonitoring, type MonitoringService } from './cloudwatch/monitoring';
import { createIdentityPools } from './cognito/identity-pools';
import { createUserPools, type UserPoolsService } from './cognito/user-pools';
import { createComprehend } from './comprehend/comprehend';
import type { DataDirectory } from './data-directory';
import { dispatch, type Mount } from './dispatch';
import { createOperationGuard } from './dynamodb/access-guard';
import { countedCalls } from './dynamodb/counted-calls';
import { createTables } from './dynamodb/tables';
import { createFaults, type FaultyService } from './faults/faults';
import { createFirewalls } from './firewall/firewalls';
import { type Health, healthHandler, resourceHealth } from './health/health';
import { stylesheet, stylesheetPath } from './http/page';
import { createAccessControl } from './iam/access-control';
import { createCredentialIssuer } from './iam/credentials';
import type { CredentialIssuer } from './iam/types';
import { createFunctions } from './lambda/functions';
import { createInvocationPermissions } from './lambda/invocation-permissions';
import { createMailbox } from './mailbox/mailbox';
import { createBuckets } from './s3/buckets';
import type { HttpHandler, LocalService, ServiceContext } from './service';
import { stsHandler } from './sts/sts';
import { createWebsite, type WebsiteDependencies } from './website/website';

export interface CloudOptions {
  readonly assembly: Assembly;
  readonly data: DataDirectory;
  /** 0 lets the system choose. */
  readonly port: number;
  readonly log: (line: string) => void;
  /** Serves the front end from its sources; see `npm run dev`. */
  readonly hot?: (server: Server) => Promise<HttpHandler>;
  /** What metrics and alarms take for the time, in milliseconds since 1970. */
  readonly clock?: () => number;
}

export interface Cloud {
  readonly origin: string;
  readonly health: () => Health;
  readonly userPools: UserPoolsService;
  readonly issuer: CredentialIssuer;
  readonly alarms: MonitoringService['alarms'];
  close(): Promise<void>;
}

/**
 * Runs everything the assembly defines, on loopback.
 * @throws AssemblyError when it defines what the local cloud cannot run; Error when port or data folder are in use.
 */
export async function startCloud({ assembly, data, port, log, hot, clock = Date.now }: CloudOptions): Promise<Cloud> {
  const startedAt = new Date().toISOString();
  const server = createServer();
  const origin = `http://localhost:${await listen(server, port)}`;
  // The port answers from now on; whoever asks before the rooms are open waits.
  let openMounts = (_mounts: readonly Mount[]) => {};
  const mounting = new Promise<readonly Mount[]>((resolve) => {
    openMounts = resolve;
  });
  dispatch(server, mounting, origin, log);
  const context: ServiceContext = { assembly, dataDirectory: data.path, origin, log };
  const toLocal = localAddresses(origin, assembly.region);
  const rooms: LocalService[] = [];
  const open = <Opened extends LocalService>(room: Opened): Opened => {
    rooms.push(room);
    return room;
  };
  const close = async () => {
    server.close();
    server.closeAllConnections();
    for (const room of rooms.reverse()) await room.close();
  };

  try {
    const faults = createFaults();
    const issuer = createCredentialIssuer(data.secret, assembly.accountId);
    const access = open(createAccessControl(assembly, log));
    const mailbox = open(createMailbox(context));
    const { metrics, logs, alarms } = open(createMonitoring(context, mailbox, clock));
    const guard = createOperationGuard(assembly, access);
    const tables = open(await createTables(context, { issuer, guard, around: countedCalls(faults, metrics) }));
    const functions = open(
      createFunctions(context, {
        issuer,
        serviceEndpoints: {
          COMPREHEND: origin + mounts.comprehend,
          DYNAMODB: origin + mounts.dynamoDb,
          S3: origin + mounts.s3,
        },
        metrics,
        logs,
        strike: () => faults.injectCallFault('lambda'),
      }),
    );
    const permissions = open(createInvocationPermissions(assembly, functions));
    const userPools = open(
      createUserPools(context, mailbox, {
        admins: { issuer, access },
        functionsFor: (poolArn) => permissions.functionsFor('cognito-idp.amazonaws.com', poolArn),
        metrics,
        strike: () => faults.injectCallFault('cognito'),
      }),
    );
    const identityPools = open(createIdentityPools(context, userPools, issuer));
    const { policies, onAccessDenied } = access;
    const buckets = open(createBuckets(context, issuer, { toLocal, policies, onAccessDenied }));
    const comprehend = open(
      createComprehend(context, {
        issuer,
        check(principal, operation) {
          access.check(principal, `comprehend:${operation}`, '*');
          faults.injectPartialFault('comprehend', `comprehend/${operation}`);
        },
      }),
    );
    const backendsOf = (roleArn: string): Backends => {
      const role = { kind: 'role', roleArn } as const;
      return {
        tables: {
          async call(operation, input) {
            guard(role, operation, input);
            return tables.call(operation, input);
          },
        },
        functions: {
          async invoke(functionArn, event) {
            access.check(role, 'lambda:InvokeFunction', functionArn);
            return functions.invoke(functionArn, event);
          },
        },
      };
    };
    const appSync = open(createAppSync(context, { backendsOf, tokens: userPools, issuer, access, metrics }));
    const restApis = open(
      createRestApis(context, {
        functionsFor: (methodArn) => permissions.functionsFor('apigateway.amazonaws.com', methodArn),
        tokens: userPools,
        issuer,
        metrics,
        logs,
        strike: (request, response) => faults.strike('rest', request, response),
        now: clock,
      }),
    );
    const firewalls = open(createFirewalls(assembly, log));
    const restApi: WebsiteDependencies['restApi'] = async (apiId, request, response, path) => {
      if (firewalls.stopsRest(apiId, path.split('/')[1] ?? '', request, response)) return;
      await restApis.handle(apiId, request, response, path);
    };
    const website = open(createWebsite(context, { toLocal, restApi, hot: await hot?.(server) }));

    const health = (): Health => {
      const resources = resourceHealth(assembly, rooms, functions.functions);
      const running = resources.filter((resource) => resource.status === 'running').length;
      return {
        startedAt,
        running,
        notRun: resources.length - running,
        resources,
        alarms: alarms.list(),
        apiKeys: appSync.apiKeys(),
      };
    };
    const countGraphQL = requestCounter(metrics, clock);
    const graphQLApiOf = (target = '') => target.slice(mounts.appSync.length).split('/')[1] ?? '';
    const withFaults = (service: FaultyService) => ({
      intercept: (request: IncomingMessage, response: ServerResponse) => faults.strike(service, request, response),
    });
    openMounts([
      { prefix: mounts.cognitoUserPools, handler: userPools.handler },
      { prefix: mounts.cognitoIdentity, handler: identityPools.handler, ...withFaults('cognito') },
      {
        prefix: mounts.appSync,
        handler: appSync.handler,
        upgrade: (request, socket, head, url) => {
          if (firewalls.stopsUpgrade(graphQLApiOf(request.url), request, socket)) return;
          appSync.upgrade(request, socket, head, url);
        },
        async intercept(request, response) {
          const apiId = graphQLApiOf(request.url);
          if (firewalls.stopsGraphQL(apiId, request, response)) return true;
          countGraphQL(apiId, request, response);
          return faults.strike('appsync', request, response);
        },
      },
      { prefix: mounts.dynamoDb, handler: tables.handler },
      { prefix: mounts.comprehend, handler: comprehend.handler, ...withFaults('comprehend') },
      { prefix: mounts.sts, handler: stsHandler(assembly, issuer) },
      { prefix: mounts.s3, handler: buckets.handler, ...withFaults('s3') },
      {
        prefix: mounts.restApis,
        handler: (request, response, url) => {
          const [apiId = '', ...path] = url.pathname.slice(mounts.restApis.length + 1).split('/');
          return restApi(apiId, request, response, `/${path.join('/')}${url.search}`);
        },
      },
      { prefix: '/_local/faults', handler: faults.handler },
      { prefix: '/_local/mailbox', handler: mailbox.handler },
      { prefix: '/_local/health', handler: healthHandler(health) },
      { prefix: stylesheetPath, handler: serveStylesheet },
      // Vite takes its own WebSocket from the server.
      { prefix: '/', handler: website.handler, ...(hot && { upgrade: () => {} }) },
    ]);
    return { origin, health, userPools, issuer, alarms, close };
  } catch (error) {
    await close();
    throw error;
  }
}

const serveStylesheet: HttpHandler = (_request, response) => {
  response.writeHead(200, { 'content-type': 'text/css; charset=utf-8' }).end(stylesheet);
};

async function listen(server: Server, port: number): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const inUse = `Port ${port} is in use. Stop what uses it, or choose another with PORT.`;
      reject(error.code === 'EADDRINUSE' ? new Error(inUse) : error);
    });
    server.listen(port, '127.0.0.1', resolve);
  });
  return (server.address() as AddressInfo).port;
}
