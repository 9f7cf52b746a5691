import type { RefObject } from 'react'
import { returnToLastField } from '@/components/behavior/focus-origin'
import { useFocusFallback } from '@/components/behavior/use-focus-fallback'
import { useBlocks } from './state/blocks'
import { useEditing } from './state/editing'
import { useCurrentNotice } from './state/notices'
import { usePageWatch } from './state/page-watch'
import { usePanels } from './state/panels'

/**
 * Keeps the focus in the editor: in the edited text, or else in the toolbar. Reads all contexts,
 * because any change may remove the focused element. Rendered last, so that its effect runs after
 * other parts have moved the focus.
 */
export function FocusFallback({ toolbar }: { toolbar: RefObject<HTMLElement | null> }) {
  useCurrentNotice()
  useEditing()
  useBlocks()
  usePageWatch()
  usePanels()
  useFocusFallback(() => {
    if (!returnToLastField()) toolbar.current?.focus()
  })
  return null
}
