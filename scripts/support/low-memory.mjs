/**
 * Flags and environment variables that reduce the memory of the server, as in
 * ops/buehnenhaus.service. They must be set before the process starts. Without them the server
 * needs about 150 MB more under load.
 */
export const lowMemory = {
  /**
   * For V8: a small young generation for short-lived objects, and a limit of the old generation.
   */
  flags: ['--max-semi-space-size=4', '--max-old-space-size=512'],
  /** For glibc: returns free memory to the system. */
  env: { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' },
}
