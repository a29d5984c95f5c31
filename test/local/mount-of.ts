import type { LocalService, Mount } from '../../local/service';

/** The only mount of a service. */
export function mountOf({ mounts }: LocalService): Mount {
  const [mount] = mounts;
  if (!mount || mounts.length > 1) throw new Error(`Expected one mount, found ${mounts.length}.`);
  return mount;
}
