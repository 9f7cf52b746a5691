import type { DerivativeName } from '../storage/derivative-store'

/** The storage key of an original. */
export function originalKey(hash: string): string {
  return `originals/${hash.slice(0, 2)}/${hash}`
}

/** Below it lies what can be made again from originals. */
export const derivativesFolder = 'derivatives'

/** The storage key of a derivative. */
export function derivativeKey({ id, pictureKey, size, format }: DerivativeName): string {
  return `${derivativeFolder({ id, pictureKey })}/${size}.${format}`
}

/** The storage folder of all derivatives of a picture. */
export function derivativeFolder({ id, pictureKey }: Pick<DerivativeName, 'id' | 'pictureKey'>): string {
  return `${derivativesFolder}/${id}-${pictureKey}`
}
