import type { Chat } from './chat';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * How long before now the newest message of each sample chat was sent, in the order of the sample: within the last seven
 * days for those that it calls recent.
 */
const ages = [25 * minute, 2 * hour, 5 * hour, 8 * day, 30 * hour, 9 * day, 4 * day, 10 * day, 11 * day, 12 * day];

/** Between two messages of an exchange, and between two exchanges. */
const pause = 4 * minute;
const gap = 2 * day + 3 * hour;

/** Gives the messages of the sample, which has none, times before `now`. */
export function giveTimes(chats: Chat[], now: number): void {
  chats.forEach((chat, place) => {
    let latest = now - (ages[place] ?? (place + 3) * day);
    for (const exchange of chat.chatHistory) {
      const count = exchange.from.length + exchange.to.length;
      // An answer of minutes later belongs to the same day: around midnight, the exchange was before it.
      const midnight = new Date(latest).setHours(0, 0, 0, 0);
      if (latest - (count - 1) * pause < midnight) latest = midnight - minute;
      const times = Array.from({ length: count }, (_, index) =>
        new Date(latest - (count - 1 - index) * pause).toISOString(),
      );
      exchange.fromTimes = times.slice(0, exchange.from.length);
      exchange.toTimes = times.slice(exchange.from.length);
      latest -= gap;
    }
  });
}
