import type { Development } from './film'
import type { Frame } from './frame'

/** A picture: what it is, its format and who paints it. */
export interface Scene {
  key: string
  portrait?: boolean
  film?: Development
  paint(frame: Frame): void
}
