import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { DerivativeName } from './sizes'

/** Files in a folder. Nothing of it is served as it is: pictures leave as derivatives alone. */
export function createFileStorage(folder: string): Disk {
  return new Disk(new FSDriver({ location: folder, visibility: 'private' }))
}

/** Where the picture as it came in lies. */
export function originalKey(hash: string): string {
  return `originals/${hash.slice(0, 2)}/${hash}`
}

/** Where a derivative lies. */
export function derivativeKey({ id, hash8, size, format }: DerivativeName): string {
  return `derivatives/${id}-${hash8}/${size}.${format}`
}
