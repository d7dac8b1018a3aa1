/**
 * The processor's time that a piece of work takes, in milliseconds: other work on the machine, or a machine that
 * stands still for a moment, is no part of it.
 */
export function processorMsOf(work: () => unknown): number {
  const begin = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(begin);
  return (user + system) / 1_000;
}
