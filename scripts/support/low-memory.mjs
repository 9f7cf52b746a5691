/**
 * Flags and environment variables that make the server use less memory. ops/buehnenhaus.service
 * contains the same. They must be set before the process starts. Without them the server needs
 * about 150 MB more under load.
 */
export const lowMemory = {
  /**
   * For V8: keep the memory for short-lived objects small, and limit the memory for long-lived
   * objects.
   */
  flags: ['--max-semi-space-size=4', '--max-old-space-size=512'],
  /** For glibc: return free memory to the operating system. */
  env: { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' },
}
