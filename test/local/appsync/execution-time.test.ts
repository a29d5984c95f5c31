import type { ApiDefinition } from '../../../local/appsync/api-definition';
import { createGraphQLApi } from '../../../local/appsync/graphql-api';
import { createPaginationTokens } from '../../../local/appsync/pagination-token';
import { readApis } from '../../../local/appsync/read-apis';
import { libraryAssembly, tables } from './library-api';

test('an execution that takes too long ends with a timeout, and its later writes are not published', async () => {
  const never = { invoke: () => new Promise(() => {}) };
  const [definition] = readApis(libraryAssembly()) as [ApiDefinition];
  const parts = {
    backendsOf: () => ({ tables, functions: never }),
    paginationTokens: createPaginationTokens('secret'),
  };
  const api = createGraphQLApi(definition, parts, () => {}, { milliseconds: 5, answerBytes: 1000 });
  const caller = { mode: 'apiKey', identity: null, groups: [] } as const;
  const request = { query: 'mutation { writeBooks(books: []) { id } }', variables: {} };
  expect(await api.run(request, caller, {})).toEqual({
    answer: { data: null, errors: [expect.objectContaining({ errorType: 'ExecutionTimeout' })] },
    publications: [],
  });
});
