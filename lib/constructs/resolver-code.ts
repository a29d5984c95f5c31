import path from 'node:path';
import { Code } from 'aws-cdk-lib/aws-appsync';
import { buildSync } from 'esbuild';

const resolvers = path.join(__dirname, '..', '..', 'graphql', 'resolvers');

/** By file: tests synthesise many stages in one process, and this is a fifth of the time of each. */
const compiled = new Map<string, string>();

/** The code of graphql/resolvers/<typeName>.<fieldName>.ts, compiled for AppSync's own JavaScript runtime. */
export function resolverCode(typeName: string, fieldName: string): Code {
  const file = path.join(resolvers, `${typeName}.${fieldName}.ts`);
  const code = compiled.get(file) ?? compile(file);
  compiled.set(file, code);
  return Code.fromInline(code);
}

function compile(file: string): string {
  const result = buildSync({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2020',
    external: ['@aws-appsync/utils'],
    logLevel: 'error',
  });
  return result.outputFiles[0]?.text ?? '';
}
