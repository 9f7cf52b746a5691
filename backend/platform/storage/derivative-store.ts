import type { thumbSizes } from '@/lib/contract/media/thumb-sizes'

export type ThumbSize = (typeof thumbSizes)[number]
export type ThumbFormat = 'avif' | 'webp' | 'jpg'

/** Name of a derivative in its URL: `/media/images/{id}-{key}/{size}.{format}`. */
export interface DerivativeName {
  id: number
  /** Key of the picture's content. Each content has a URL, so responses are cached forever. */
  pictureKey: string
  size: ThumbSize
  format: ThumbFormat
}

export interface DerivativeStore {
  /**
   * Reads a derivative and creates it at the first request. Returns null for an unknown picture.
   * @throws InsufficientStorageError if it must be created and the disk is nearly full
   */
  read(name: DerivativeName): Promise<Derivative | null>
  /** Creates a derivative; a no-op if it exists. */
  ensure(name: DerivativeName): Promise<void>
}

export interface Derivative {
  bytes: Uint8Array<ArrayBuffer>
  mime: string
}
