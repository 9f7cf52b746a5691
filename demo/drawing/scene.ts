import type { Development } from './film'
import type { Frame } from './frame'

/** A picture of the demo: its key, its format and the function that paints it. */
export interface Scene {
  key: string
  portrait?: boolean
  film?: Development
  paint(frame: Frame): void
}
