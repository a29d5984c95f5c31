import type { Server } from 'node:http';
import type { Assembly } from './assembly/types';
import type { MonitoringService } from './cloudwatch/monitoring';
import type { UserPoolsService } from './cognito/user-pools';
import type { DataDirectory } from './data-directory';
import { createFaults } from './faults/faults';
import { withFaults } from './faults/with-faults';
import type { HealthService } from './health/health';
import { createCredentialIssuer } from './iam/credentials';
import type { CredentialIssuer } from './iam/types';
import { startServer } from './server';
import type { HttpHandler, LocalService, ServiceContext } from './service';
import { createServices } from './services';

export interface CloudOptions {
  readonly assembly: Assembly;
  readonly data: DataDirectory;
  /** 0 lets the system choose. */
  readonly port: number;
  readonly log: (line: string) => void;
  /** Serves the front end from its sources; see `npm run dev`. */
  readonly hot?: ((server: Server) => Promise<HttpHandler>) | undefined;
  /** The time for metrics and alarms, in milliseconds since 1970. */
  readonly clock?: () => number;
}

export interface Cloud {
  readonly origin: string;
  readonly health: HealthService['health'];
  readonly userPools: UserPoolsService;
  readonly issuer: CredentialIssuer;
  readonly alarms: MonitoringService['alarms'];
  close(): Promise<void>;
}

/**
 * Runs all resources of the assembly, on loopback.
 * @throws AssemblyError when the local cloud cannot run a resource; Error when the port or the data folder is in use.
 */
export async function startCloud({ assembly, data, port, log, hot, clock }: CloudOptions): Promise<Cloud> {
  const { origin, http, mount, closeServer } = await startServer(port, log);
  const context: ServiceContext = { assembly, dataDirectory: data.path, origin, log };
  const issuer = createCredentialIssuer(data.secret, assembly.accountId, assembly.region);
  const faults = createFaults(context);
  const services: LocalService[] = [faults];
  const close = async () => {
    closeServer();
    for (const service of services.reverse()) await service.close();
  };

  try {
    const options = { issuer, faults, hot: await hot?.(http), clock };
    const { health, userPools, alarms } = await createServices(services, context, options);
    mount(services.flatMap(({ mounts }) => mounts).map(withFaults(faults)));
    return { origin, health, userPools, issuer, alarms, close };
  } catch (error) {
    await close();
    throw error;
  }
}
