import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { Part } from '../../../frontend/build/syntax.mts';
import type { ControlValue } from '../../../frontend/src/demos/frame/controls';
import { written } from '../../../frontend/src/demos/frame/written.mts';
import { repository, sourceFiles } from '../../harness/import-graph';
import type { DemoForms } from './demo-forms.mts';

const root = 'frontend/src';

/** What can be copied of every demo. */
export function readDemoForms(): DemoForms[] {
  const files = sourceFiles().filter((file) => file.endsWith('.demo.tsx'));
  const script = ['--import', 'tsx', 'test/frontend/demos/demo-forms.mts', root];
  const forms = execFileSync(process.execPath, [...script, ...files.map((file) => path.posix.relative(root, file))], {
    cwd: repository,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(forms);
}

/** A source with its controls' values. */
export const filledIn = (parts: readonly Part[], values: Record<string, ControlValue>): string =>
  parts.map((part) => (typeof part === 'string' ? part : written(values[part.control] ?? '', part))).join('');
