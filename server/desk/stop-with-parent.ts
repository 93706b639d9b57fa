// Loaded into a program that the desk has started: ends it when the desk is gone, also when it was killed. Then the
// other end of the pipe closes.
process.stdin
  .on('end', () => process.exit(1))
  .on('error', () => process.exit(1))
  .resume();
// The pipe alone keeps no program running.
if ('unref' in process.stdin) process.stdin.unref();
