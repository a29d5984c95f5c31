import { defaultShardCount } from '../../../../../graphql/sharding';
import type { RentalsState } from '../../rentals/public/rentals';

export interface Health {
  state: 'live' | 'loading' | 'interrupted' | 'failed';
  /**
   * The time up to which all changes have been read, in milliseconds since 1970: that of the slowest shard. Null until
   * each shard has been read once.
   */
  certainUntil: number | null;
}

export function healthOf({
  error,
  loading,
  connection,
  checkpoints,
}: Pick<RentalsState, 'error' | 'loading' | 'connection' | 'checkpoints'>): Health {
  const reached = Object.values(checkpoints);
  return {
    state: stateOf(error !== null, loading, connection),
    certainUntil: reached.length < defaultShardCount ? null : Math.min(...reached),
  };
}

function stateOf(hasFailed: boolean, loading: boolean, connection: RentalsState['connection']): Health['state'] {
  if (hasFailed) return 'failed';
  if (connection === 'interrupted') return 'interrupted';
  return loading || connection === null ? 'loading' : 'live';
}
