import type { DerivativeName } from '../storage/derivative-store'

/** Where the picture as it came in lies. */
export function originalKey(hash: string): string {
  return `originals/${hash.slice(0, 2)}/${hash}`
}

/** Where a derivative lies. */
export function derivativeKey({ id, pictureKey, size, format }: DerivativeName): string {
  return `${derivativeFolder({ id, pictureKey })}/${size}.${format}`
}

/** Where all derivatives of a picture lie. */
export function derivativeFolder({ id, pictureKey }: Pick<DerivativeName, 'id' | 'pictureKey'>): string {
  return `derivatives/${id}-${pictureKey}`
}
