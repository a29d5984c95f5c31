import type { Assembly, Resource } from '../assembly/types';

/** A resource that the templates do not have is whatever the caller called it; so many are remembered. */
const maxHints = 1_000;

/** Tells whoever is at the console what a role lacks, and where in the CDK app it would get it. */
export type HintAtRefusal = (roleArn: string, action: string, resource: string) => void;

/**
 * A refusal is often meant, and as often a forgotten permission, which would only show on AWS otherwise. Each is told
 * once, by the constructs' paths, as ARNs say little to whoever has to mend it.
 */
export function createPermissionHints(assembly: Assembly, log: (line: string) => void): HintAtRefusal {
  const told = new Set<string>();
  return (roleArn, action, resource) => {
    const role = pathOf(assembly, roleArn) ?? roleArn;
    const target = pathOf(assembly, resource) ?? resource;
    const hint = `Refused by IAM, as on AWS: ${role} has no permission for ${action} on ${target}.`;
    if (told.has(hint)) return;
    const [oldest] = told;
    if (oldest !== undefined && told.size >= maxHints) told.delete(oldest);
    told.add(hint);
    log(`${hint} If it should have, add the action where lib/ makes that role.`);
  };
}

/** The construct of the resource that an ARN names, or that it names a part of; the longest ARN is the nearest. */
function pathOf(assembly: Assembly, arn: string): string | undefined {
  const found = assembly.resources
    .map((resource) => ({ resource, arn: arnOf(resource) }))
    .filter((one) => one.arn !== undefined && (arn === one.arn || arn.startsWith(`${one.arn}/`)))
    .sort((left, right) => String(right.arn).length - String(left.arn).length)[0];
  return found?.resource.constructPath.replace(/\/Resource$/, '');
}

function arnOf(resource: Resource): string | undefined {
  try {
    return resource.attribute('Arn');
  } catch {
    // Not every type has an ARN.
    return undefined;
  }
}
