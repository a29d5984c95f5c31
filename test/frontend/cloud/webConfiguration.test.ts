import {
  ConfigurationError,
  checkedConfiguration,
  fetchWebConfiguration,
} from '../../../frontend/src/cloud/webConfiguration';
import { configurationAt } from './configuration.fixture';

const sound = configurationAt('https://api.example/graphql');
const fetching = jest.spyOn(globalThis, 'fetch');
afterAll(() => fetching.mockRestore());

test('a valid configuration is returned unchanged', async () => {
  fetching.mockResolvedValueOnce(Response.json(sound));
  await expect(fetchWebConfiguration()).resolves.toEqual(sound);
  expect(fetching).toHaveBeenCalledWith('/config.json', { cache: 'default' });
});

test('a configuration with its stage only is one without a cloud', () => {
  expect(checkedConfiguration({ stage: 'front-end' })).toEqual({ stage: 'front-end' });
  expect(() => checkedConfiguration({})).toThrow('Auth.Cognito.userPoolId');
});

test('an unsuccessful response is refused', async () => {
  fetching.mockResolvedValueOnce(new Response('', { status: 503 }));
  await expect(fetchWebConfiguration()).rejects.toThrow(new ConfigurationError('/config.json answered 503'));
});

test('a page that a misconfigured server sends instead is refused', async () => {
  fetching.mockResolvedValueOnce(new Response('<!doctype html>'));
  await expect(fetchWebConfiguration()).rejects.toThrow('/config.json is not JSON');
});

test.each([
  [null, 'Auth.Cognito.userPoolId'],
  [{ ...sound, Auth: undefined }, 'Auth.Cognito.userPoolId'],
  [{ ...sound, Auth: { Cognito: { userPoolId: 'p' } } }, 'Auth.Cognito.userPoolClientId'],
  [{ ...sound, API: {} }, 'API.GraphQL.endpoint'],
  [configurationAt('graphql'), 'API.GraphQL.endpoint is no address'],
])('an incomplete one is refused by the name of what it lacks (%#)', (configuration, name) => {
  expect(() => checkedConfiguration(configuration)).toThrow(name);
});
