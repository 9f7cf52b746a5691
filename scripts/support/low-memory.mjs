/**
 * What keeps the server's memory low and has to be there before its process starts, as in ops/buehnenhaus.service. Without
 * it the server works as well and takes some 150 MB more under load.
 */
export const lowMemory = {
  /** Of V8: a small place for what is new, since most of it is garbage soon; a bound that makes it collect in time. */
  flags: ['--max-semi-space-size=4', '--max-old-space-size=512'],
  /** Of glibc: memory that is free goes back. */
  env: { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' },
}
