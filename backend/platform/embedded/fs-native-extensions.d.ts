/** The package comes without types; this much of it is used. */
declare module 'fs-native-extensions' {
  /**
   * Takes a lock on an open file that ends with the file's last descriptor, so with the process at the latest.
   * @returns false when another descriptor has it
   */
  export function tryLock(fd: number): boolean
}
