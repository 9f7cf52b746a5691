import type { Locator } from '@playwright/test'
import type { BlockEditing } from './block-editing'

/** Instructions to edit a block of a model, and the expected result. */
export interface BlockStory {
  /** Name of the block in the editor. */
  name: string
  /** Label of the block's button in the insert panel, if it differs from the name. */
  insertLabel?: string
  /** Name of the block that contains this block and that an earlier story filled in. */
  containerName?: string
  /** Fills in the new block, which is selected with its first inline text open. */
  fill: (editing: BlockEditing) => Promise<void>
  /** An inline text of the result, which the test continues. */
  text?: string
  /** Checks the published block, or its list. */
  verify: (block: Locator) => Promise<void>
}

/** Appended to the `text` of each story. */
export const continuation = ', und mehr'
