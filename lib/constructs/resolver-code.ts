import path from 'node:path';
import { Code } from 'aws-cdk-lib/aws-appsync';
import { buildSync } from 'esbuild';

const resolvers = path.join(__dirname, '..', '..', 'graphql', 'resolvers');

/** The code of graphql/resolvers/<typeName>.<fieldName>.ts, compiled for AppSync's own JavaScript runtime. */
export function resolverCode(typeName: string, fieldName: string): Code {
  const result = buildSync({
    entryPoints: [path.join(resolvers, `${typeName}.${fieldName}.ts`)],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2020',
    external: ['@aws-appsync/utils'],
    logLevel: 'error',
  });
  return Code.fromInline(result.outputFiles[0]?.text ?? '');
}
