import { type Stay, staysUpTo } from '../stays';
import { type StayQuery, stayOrder } from './stayOrder';

export interface StayAnswer {
  readonly query: StayQuery;
  readonly order: Uint32Array<ArrayBuffer>;
}

let stays: readonly Stay[] = [];

addEventListener('message', ({ data: query }: MessageEvent<StayQuery>) => {
  if (stays.length !== query.count) stays = staysUpTo(query.count);
  const answer: StayAnswer = { query, order: stayOrder(stays, query) };
  // Transferred, not copied.
  self.postMessage(answer, { transfer: [answer.order.buffer] });
});
