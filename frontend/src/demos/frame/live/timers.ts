/** The timers of one run of edited code. They end with it: code that is typed often forgets to. */
export interface Timers {
  /** The functions that the code calls. */
  readonly names: Readonly<Record<string, unknown>>;
  readonly stop: () => void;
}

type Callback = (...values: unknown[]) => void;

export function createTimers(): Timers {
  const running = new Set<() => void>();
  let isStopped = false;
  /** @param isOnce it has ended when it calls back */
  const timer =
    <Rest extends unknown[]>(
      begin: (callback: Callback, ...rest: Rest) => number,
      end: (id: number) => void,
      isOnce: boolean,
    ) =>
    (callback: Callback, ...rest: Rest): number => {
      const endThis = () => end(id);
      const id = begin(
        (...values) => {
          if (isOnce) running.delete(endThis);
          callback(...values);
        },
        ...rest,
      );
      if (isStopped) endThis();
      else running.add(endThis);
      return id;
    };
  return {
    names: {
      setTimeout: timer<[delay?: number]>(window.setTimeout.bind(window), clearTimeout, true),
      setInterval: timer<[delay?: number]>(window.setInterval.bind(window), clearInterval, false),
      requestAnimationFrame: timer(requestAnimationFrame, cancelAnimationFrame, true),
    },
    stop() {
      isStopped = true;
      for (const end of running) end();
      running.clear();
    },
  };
}
