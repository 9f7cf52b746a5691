import type { RefObject } from 'react'
import { useBlocks } from './state/blocks'
import { useEditing } from './state/editing'
import { useCurrentNotice } from './state/notices'
import { usePageWatch } from './state/page-watch'
import { usePanels } from './state/panels'
import { useFocusFallback } from './use-focus-fallback'

/**
 * Keeps the focus in the editor. Reads all contexts, since any change may remove the focused
 * element. Rendered last, so that its effect runs after other parts have moved the focus.
 */
export function FocusFallback({ toolbar }: { toolbar: RefObject<HTMLElement | null> }) {
  useCurrentNotice()
  useEditing()
  useBlocks()
  usePageWatch()
  usePanels()
  useFocusFallback(toolbar)
  return null
}
