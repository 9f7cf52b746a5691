/** The package comes without types; this much of it is used. */
declare module 'fs-native-extensions' {
  /**
   * Locks an open file until its last descriptor is closed, at the latest when the process ends.
   * @returns false when another descriptor has it
   */
  export function tryLock(fd: number): boolean
}
