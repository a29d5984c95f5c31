import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Assembly } from '../assembly/types';
import type { Cloud } from '../cloud';
import type { DataDirectory } from '../data-directory';
import { demoAccount } from './demo-account';
import { highestGroup } from './highest-group';
import { loadSampleRentals } from './load-sample-rentals';

/**
 * Creates the demo account, in the group whose people may do the most, and loads the sample rentals, once for each data
 * folder. An interrupted first start is completed by the next one: loading again changes no existing data.
 */
export async function prepareFirstStart(
  cloud: Cloud,
  assembly: Assembly,
  data: DataDirectory,
  log: (line: string) => void,
): Promise<void> {
  const done = path.join(data.path, 'first-start-done');
  const [userPool] = assembly.ofType('AWS::Cognito::UserPool');
  const group = highestGroup(assembly)?.GroupName;
  if (existsSync(done)) {
    // The folder is older than the groups: without this, none of its accounts could give others a role.
    if (userPool && group) cloud.userPools.ensureMember(userPool.ref, group, demoAccount.email);
    return;
  }
  if (userPool) {
    const groups = group === undefined ? [] : [group];
    cloud.userPools.ensureConfirmedUser(userPool.ref, demoAccount.email, demoAccount.password, groups);
    log(`Demo account: ${demoAccount.email}, password ${demoAccount.password}`);
  }
  log(`Loaded ${await loadSampleRentals(cloud, assembly)} sample rentals through batchTest.`);
  writeFileSync(done, new Date().toISOString());
}
