import os from 'node:os';
import PQueue from 'p-queue';

/** Some jobs wait for the disk or for another core, while others render. */
const jobsPerCore = 2;

/** Runs jobs that write files, a few at a time. Rejects with the first failure, once none runs any more. */
export async function runAll(jobs: readonly (() => Promise<void>)[]): Promise<void> {
  const queue = new PQueue({ concurrency: jobsPerCore * os.availableParallelism() });
  await queue.addAll(jobs).finally(() => queue.onIdle());
}
