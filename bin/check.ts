/** `npm run check`: what AWS would refuse in the templates of cdk.out, or of the folder named. Ends with 1 if anything. */
import { checkAssembly, report } from '../lib/template-check/check';

const [directory = 'cdk.out'] = process.argv.slice(2);
try {
  const findings = checkAssembly(directory);
  if (findings.length > 0) {
    console.error(report(findings));
    process.exitCode = 1;
  }
  console.log(`${directory}: ${findings.length === 1 ? '1 finding' : `${findings.length} findings`}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
