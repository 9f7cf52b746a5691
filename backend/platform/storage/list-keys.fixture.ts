import type { FileStorage } from './file-storage'

/** Lists the keys of all stored files, or of those in a folder. */
export async function listKeys(storage: FileStorage, folder?: string): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of storage.driver.listFiles(folder)) keys.push(key)
  return keys.toSorted()
}
