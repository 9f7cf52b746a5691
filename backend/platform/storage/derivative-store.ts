import type { thumbSizes } from '@/lib/contract/media/thumb-sizes'

export type ThumbSize = (typeof thumbSizes)[number]
export type ThumbFormat = 'avif' | 'webp' | 'jpg'

/** A derivative as its address names it: `/media/images/{id}-{key}/{size}.{format}`. */
export interface DerivativeName {
  id: number
  /** The picture's key: what lies at an address never changes, so it is cached for ever. */
  pictureKey: string
  size: ThumbSize
  format: ThumbFormat
}

export interface DerivativeStore {
  /**
   * The file of a derivative, made and stored when first asked for. Null when there is no such picture.
   * @throws InsufficientStorageError when it would have to be made and the disk is nearly full
   */
  read(name: DerivativeName): Promise<Derivative | null>
  /** Makes and stores a derivative unless it exists. */
  ensure(name: DerivativeName): Promise<void>
}

export interface Derivative {
  bytes: Uint8Array<ArrayBuffer>
  mime: string
}
