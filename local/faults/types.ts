import type { IncomingMessage, ServerResponse } from 'node:http';

/** The services that faults can be injected into, by where requests for them arrive. */
export const faultyServices = ['appsync', 'cognito', 'comprehend', 'dynamodb', 'lambda', 'rest', 's3'] as const;
export type FaultyService = (typeof faultyServices)[number];

/** Services whose calls cover several items: a fault can refuse some of the items and let the others pass. */
export const servicesWithItems = ['comprehend', 'dynamodb'] as const;
export type PartialFaultTarget = (typeof servicesWithItems)[number];

/** Injects the faults that `/_local/faults` lists. */
export interface FaultInjector {
  /**
   * Injects a fault into a request.
   * @returns true when the request was answered or never will be; false when handling goes on, perhaps after a delay
   */
  injectFault(service: FaultyService, request: IncomingMessage, response: ServerResponse): Promise<boolean>;
  /**
   * Injects a fault into a call of a service inside the local cloud. A hanging call never ends: give it a timeout.
   * @throws AwsError with the service's own code
   */
  injectCallFault(service: FaultyService): Promise<void>;
  /**
   * Refuses one item (an item of a table, a kind of reading), always the same ones.
   * @param item unique within the service
   * @throws AwsError with the service's own code
   */
  injectPartialFault(service: PartialFaultTarget, item: string): void;
}

export const noFaults: FaultInjector = {
  injectFault: async () => false,
  injectCallFault: async () => {},
  injectPartialFault: () => {},
};
