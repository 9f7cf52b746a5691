/**
 * The flags and variables that keep the server's memory low and must be set before its process starts, as in ops/buehnenhaus.service. Without
 * it the server works as well and takes some 150 MB more under load.
 */
export const lowMemory = {
  /** Of V8: a small young generation, since most objects are short-lived, and a bound on the old one, so that it collects in time. */
  flags: ['--max-semi-space-size=4', '--max-old-space-size=512'],
  /** Of glibc: free memory is returned to the system. */
  env: { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' },
}
