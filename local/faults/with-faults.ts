import type { Mount } from '../service';
import type { FaultInjector } from './types';

/** Injects a mount's faults between its `intercept` and its handler. */
export const withFaults =
  (faults: FaultInjector) =>
  (mount: Mount): Mount => {
    const { faultName, intercept } = mount;
    if (!faultName) return mount;
    return {
      ...mount,
      intercept: async (request, response) =>
        (await intercept?.(request, response)) || faults.injectFault(faultName, request, response),
    };
  };
