import type { Locator } from '@playwright/test'
import type { BlockEditing } from './block-editing'

/** What an editor does with a block of one model, and what a visitor sees of it. */
export interface BlockStory {
  /** What the editor's lists and panels call it. */
  name: string
  /** What its button in the insert list is called, where that is something else. */
  inserted?: string
  /** The list that it stands in, by its name: the one that was filled before it. */
  list?: string
  /** Fills the new block; it is chosen, and the first text that it shows is being written. */
  fill: (editing: BlockEditing) => Promise<void>
  /** Words that it then shows on the page, where it has a text that is written there; the editor continues them. */
  words?: string
  /** Looks at the published block, or at its list. */
  seen: (block: Locator) => Promise<void>
}

/** What the editor adds to `words`. */
export const continuation = ', und mehr'
