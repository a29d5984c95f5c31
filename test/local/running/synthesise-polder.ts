/** Synthesises Polder for the settings of its argument. A program of its own, as jest loads the CDK slowly. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { App } from 'aws-cdk-lib';
import { buildPolder } from '../../../lib/polder';
import { parseStageSettings } from '../../../lib/settings';

const [settings = '', outdir = ''] = process.argv.slice(2);
const { context } = JSON.parse(readFileSync('cdk.json', 'utf8'));
// With the functions' real bundles, and a stand-in for the website.
const website = path.join(outdir, 'website');
mkdirSync(path.join(website, 'assets'), { recursive: true });
writeFileSync(path.join(website, 'index.html'), '<!doctype html><title>Polder</title>');
const app = new App({
  outdir: path.join(outdir, 'assembly'),
  context: { ...context, 'aws:cdk:enable-path-metadata': true },
  builtinCloudFormationValidation: false,
});
buildPolder(app, parseStageSettings(JSON.parse(settings)), { website });
app.synth();
