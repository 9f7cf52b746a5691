import type { DerivativeName } from '../storage/derivative-store'

/** Storage key of an original. */
export function originalKey(hash: string): string {
  return `originals/${hash.slice(0, 2)}/${hash}`
}

/** Folder of files that can be recreated from originals. */
export const derivativesFolder = 'derivatives'

/** Storage key of a derivative. */
export function derivativeKey({ id, pictureKey, size, format }: DerivativeName): string {
  return `${derivativeFolder({ id, pictureKey })}/${size}.${format}`
}

/** Storage folder of a picture's derivatives. */
export function derivativeFolder({ id, pictureKey }: Pick<DerivativeName, 'id' | 'pictureKey'>): string {
  return `${derivativesFolder}/${id}-${pictureKey}`
}
