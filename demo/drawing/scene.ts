import type { Development } from './film'
import type { Frame } from './frame'

/** A picture: its key, its format and its painter. */
export interface Scene {
  key: string
  portrait?: boolean
  film?: Development
  paint(frame: Frame): void
}
