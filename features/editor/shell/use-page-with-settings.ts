import { useMemo } from 'react'
import type { PageDraft } from '@/lib/contract/pages/page-editing'
import { type Data, pageKey } from '../core/document'
import type { Editor } from '../core/editor'
import type { InlineText } from '../inline-text/use-inline-text'
import { withSettings } from '../settings/settings-of'

/** A page with its settings as they are edited, without those being written in place: their element belongs to the text editor. */
export function usePageWithSettings(
  page: PageDraft,
  editor: Editor | null,
  frozen: InlineText['frozen'],
): PageDraft {
  const settings: Data | undefined = frozen?.key === pageKey ? frozen.data : editor?.document.settings
  return useMemo(() => (settings ? withSettings(page, settings) : page), [page, settings])
}
