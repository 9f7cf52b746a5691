import type { RefObject } from 'react'
import { useBlocks } from './state/blocks'
import { useEditing } from './state/editing'
import { useShownNotice } from './state/notices'
import { usePageWatch } from './state/page-watch'
import { usePanels } from './state/panels'
import { useFocusFallback } from './use-focus-fallback'

/**
 * Keeps the focus in the editor. It reads every context, since any change may remove the focused element, and is the last part, so
 * that it sees where the others have moved the focus.
 */
export function FocusFallback({ toolbar }: { toolbar: RefObject<HTMLElement | null> }) {
  useShownNotice()
  useEditing()
  useBlocks()
  usePageWatch()
  usePanels()
  useFocusFallback(toolbar)
  return null
}
