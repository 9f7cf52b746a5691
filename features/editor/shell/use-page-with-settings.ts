import { useMemo } from 'react'
import type { PageDraft } from '@/lib/contract/pages/page-editing'
import { type Data, pageKey } from '../core/document'
import { withSettings } from '../settings/settings-of'
import { useBlocks } from './state/blocks'
import { useEditing } from './state/editing'

/** A page with its settings as they are edited, without those being written in place: their element belongs to the text editor. */
export function usePageWithSettings(): PageDraft {
  const { page, editor } = useEditing()
  const { frozen } = useBlocks().inlineText
  const settings: Data | undefined = frozen?.key === pageKey ? frozen.data : editor?.document.settings
  return useMemo(() => (settings ? withSettings(page, settings) : page), [page, settings])
}
