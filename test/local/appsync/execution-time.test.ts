import inspector from 'node:inspector';
import type { ApiDefinition } from '../../../local/appsync/api-definition';
import { createGraphQLApi } from '../../../local/appsync/graphql-api';
import { createPaginationTokens } from '../../../local/appsync/pagination-token';
import { readApis } from '../../../local/appsync/read-apis';
import { libraryAssembly, tables } from './library-api';

/** The answer to a mutation that has 5 ms, and whose function does this. */
function runWith(invoke: () => Promise<unknown>) {
  const [definition] = readApis(libraryAssembly()) as [ApiDefinition];
  const parts = {
    backendsOf: () => ({ tables, functions: { invoke } }),
    paginationTokens: createPaginationTokens('secret'),
  };
  const api = createGraphQLApi(definition, parts, () => {}, { milliseconds: 5, answerBytes: 1000 });
  const caller = { mode: 'apiKey', identity: null, groups: [] } as const;
  return api.run({ query: 'mutation { writeBooks(books: []) { id } }', variables: {} }, caller, {});
}

test('an execution that takes too long ends with a timeout, and its later writes are not published', async () => {
  expect(await runWith(() => new Promise(() => {}))).toEqual({
    answer: { data: null, errors: [expect.objectContaining({ errorType: 'ExecutionTimeout' })] },
    publications: [],
  });
});

test('an execution has all the time it takes while a debugger can attach', async () => {
  const answer = { books: [], failures: [] };
  inspector.open(0);
  try {
    const { answer: given } = await runWith(() => new Promise((done) => setTimeout(done, 50, answer)));
    expect(given).toEqual({ data: { writeBooks: [] } });
  } finally {
    inspector.close();
  }
});
