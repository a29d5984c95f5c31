/**
 * `npm run prune -- --stage prod`: deletes built files that the website no longer loads, of deployments that others
 * superseded at least 30 days ago, or `--days` days.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stageSettings } from '../lib/settings';
import { type StoredFile, supersededFiles, tooEarly } from '../lib/superseded-files';
import { awsOrThrow } from './aws';
import { run } from './commands';
import { forStage } from './stage';

const folder = path.join('frontend', 'dist');
/** S3 deletes a thousand objects at once. */
const atOnce = 1_000;

/** An object that S3 did not delete. */
interface Refusal {
  readonly Key: string;
  readonly Code: string;
  readonly Message: string;
}

forStage(
  ({ stage, options }) => {
    const { region } = stageSettings(stage);
    const days = Number(options.days ?? 30);
    if (!Number.isInteger(days) || days < 1) throw new Error('--days takes a whole number of days, one or more.');
    const answer = (...words: string[]) => awsOrThrow(region, ...words);
    const bucket = answer(
      'cloudformation',
      'describe-stacks',
      '--stack-name',
      `Polder-${stage}-Website`,
      '--output',
      'text',
      '--query',
      "Stacks[0].Outputs[?OutputKey=='WebsiteBucket'].OutputValue",
    ).trim();

    run([['vite', 'build', 'frontend', '--logLevel', 'warn']]);
    if (
      answer('s3', 'cp', `s3://${bucket}/index.html`, '-') !== readFileSync(path.join(folder, 'index.html'), 'utf8')
    ) {
      throw new Error(
        `What is deployed as ${stage} is not what this checkout builds. Check that version out, or deploy.`,
      );
    }
    const { LastModified: pagesSince } = JSON.parse(
      answer('s3api', 'head-object', '--bucket', bucket, '--key', 'index.html', '--output', 'json'),
    );
    const now = Date.now();
    const reason = tooEarly(pagesSince, now);
    if (reason) return console.log(reason);
    const { Contents: stored = [] } = JSON.parse(
      answer('s3api', 'list-objects-v2', '--bucket', bucket, '--prefix', 'assets/', '--output', 'json') || '{}',
    ) as { Contents?: StoredFile[] };
    const built = new Set(readdirSync(path.join(folder, 'assets')).map((name) => `assets/${name}`));
    const superseded = supersededFiles(stored, built, { pagesSince, now, days });
    for (let from = 0; from < superseded.length; from += atOnce) {
      const Objects = superseded.slice(from, from + atOnce).map((Key) => ({ Key }));
      const request = JSON.stringify({ Objects, Quiet: true });
      // With Quiet, S3 answers only which objects it did not delete, and the call succeeds even then.
      const { Errors: [refused, ...others] = [] } = JSON.parse(
        answer('s3api', 'delete-objects', '--bucket', bucket, '--delete', request, '--output', 'json') || '{}',
      ) as { Errors?: Refusal[] };
      if (!refused) continue;
      const { Key, Code, Message } = refused;
      throw new Error(`S3 did not delete ${others.length + 1} of these files, such as ${Key}: ${Code}, ${Message}.`);
    }
    console.log(`Removed ${superseded.length} of ${stored.length} built files of stage ${stage}.`);
  },
  { days: { type: 'string' } },
);
