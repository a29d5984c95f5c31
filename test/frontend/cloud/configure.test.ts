import { startAmplify } from '../../../frontend/src/cloud/amplify';
import {
  ensureAmplifyConfigured,
  isRunningLocally,
  setCloudConfiguration,
} from '../../../frontend/src/cloud/configure';
import { installLocalAddresses } from '../../../frontend/src/cloud/localAddresses';
import { configurationAt } from './configuration.fixture';

jest.mock('../../../frontend/src/cloud/amplify', () => ({ startAmplify: jest.fn() }));
jest.mock('../../../frontend/src/cloud/localAddresses', () => ({ installLocalAddresses: jest.fn() }));

const amplify = jest.mocked(startAmplify);
beforeEach(() => jest.clearAllMocks());

test('Amplify is configured once, however often it is needed', async () => {
  const deployed = configurationAt('https://api.example/graphql');
  setCloudConfiguration(deployed);
  await Promise.all([ensureAmplifyConfigured(), ensureAmplifyConfigured()]);
  await ensureAmplifyConfigured();
  expect(amplify).toHaveBeenCalledTimes(1);
  expect(amplify).toHaveBeenCalledWith(deployed);
});

test('after a failure the next call retries', async () => {
  setCloudConfiguration(configurationAt('https://api.example/graphql'));
  amplify.mockImplementationOnce(() => {
    throw new Error('no network');
  });
  await expect(ensureAmplifyConfigured()).rejects.toThrow('no network');
  await expect(ensureAmplifyConfigured()).resolves.toBeUndefined();
});

test('only a cloud on this machine has its addresses rewritten', async () => {
  setCloudConfiguration(configurationAt('https://api.example/graphql'));
  await ensureAmplifyConfigured();
  expect(isRunningLocally()).toBe(false);
  expect(installLocalAddresses).not.toHaveBeenCalled();

  setCloudConfiguration(configurationAt('http://localhost:4000/graphql'));
  await ensureAmplifyConfigured();
  expect(isRunningLocally()).toBe(true);
  expect(installLocalAddresses).toHaveBeenCalledTimes(1);
});
