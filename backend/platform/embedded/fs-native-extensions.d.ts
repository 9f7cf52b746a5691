/** The package has no types. Declares only the function that this project uses. */
declare module 'fs-native-extensions' {
  /**
   * Locks an open file until its last descriptor is closed, at the latest when the process ends.
   * @returns false if the file is locked through another descriptor
   */
  export function tryLock(fd: number): boolean
}
