import PQueue from 'p-queue';

/** Runs what reads and then writes content/ one at a time, so that nothing comes in between. */
export const contentQueue = new PQueue({ concurrency: 1 });

/** Makes releases one at a time, whatever asks for them. */
export const releaseQueue = new PQueue({ concurrency: 1 });
