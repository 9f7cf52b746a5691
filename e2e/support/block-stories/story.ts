import type { Locator } from '@playwright/test'
import type { BlockEditing } from './block-editing'

/** Instructions to edit a block of a model, and the expected result. */
export interface BlockStory {
  /** Its name in the editor. */
  name: string
  /** The label of its button in the insert panel, if different. */
  inserted?: string
  /** The name of the block that contains it and was filled in before. */
  list?: string
  /** Fills in the new block, which is selected with its first inline text open. */
  fill: (editing: BlockEditing) => Promise<void>
  /** An inline text of the result, which the test continues. */
  text?: string
  /** Checks the published block, or its list. */
  verify: (block: Locator) => Promise<void>
}

/** Appended to `text`. */
export const continuation = ', und mehr'
