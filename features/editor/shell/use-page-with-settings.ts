import { useMemo } from 'react'
import type { PageDraft } from '@/lib/contract/pages/page-editing'
import { type Data, pageKey } from '../core/document'
import { withSettings } from '../settings/page-settings'
import { useBlocks } from './state/blocks'
import { useEditing } from './state/editing'

/**
 * Returns the page with its edited settings. Leaves out a setting that is edited on the page,
 * because the text editor owns its element.
 */
export function usePageWithSettings(): PageDraft {
  const { page, editor } = useEditing()
  const { frozenText } = useBlocks().inlineText
  const settings: Data | undefined = frozenText?.key === pageKey ? frozenText.data : editor?.document.settings
  return useMemo(() => (settings ? withSettings(page, settings) : page), [page, settings])
}
