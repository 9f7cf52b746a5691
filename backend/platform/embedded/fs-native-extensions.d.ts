/** The package has no types. This file declares the function that is used here. */
declare module 'fs-native-extensions' {
  /**
   * Locks an open file until its last descriptor closes. Returns false if another descriptor has
   * it.
   */
  export function tryLock(fd: number): boolean
}
