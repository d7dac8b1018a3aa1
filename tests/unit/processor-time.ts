/** The processor time of a piece of work, in milliseconds, excluding other load and pauses of the machine. */
export function processorMsOf(work: () => unknown): number {
  const begin = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(begin);
  return (user + system) / 1_000;
}
