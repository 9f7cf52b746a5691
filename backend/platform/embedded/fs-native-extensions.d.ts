/** Type of the only used function. The package has no types. */
declare module 'fs-native-extensions' {
  /**
   * Locks an open file until its last descriptor closes. Returns false if another descriptor has
   * it.
   */
  export function tryLock(fd: number): boolean
}
