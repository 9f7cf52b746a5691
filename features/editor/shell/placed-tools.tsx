import type { RefObject } from 'react'
import { onDemand, useOnDemand } from '@/components/ui/on-demand'
import type { Locale } from '@/lib/contract/common/locale'
import type { Page } from '@/lib/contract/pages/page'
import type { Editor } from '../core/editor'
import type { InlineText } from '../inline-text/use-inline-text'
import type { Selection } from '../selection/use-selection'
import { isPanelRequested } from '../toolbar/requested-panel'

export const placedTools = onDemand(async () => ({
  ...(await import('../empty-fields/empty-field-buttons')),
  ...(await import('../settings/head-tool')),
  ...(await import('./frame-tools')),
  ...(await import('./record-tool')),
}))

interface PlacedToolsProps {
  page: Pick<Page, 'id' | 'record'>
  editor: Editor
  selection: Pick<Selection, 'active' | 'keys'>
  inlineText: Pick<InlineText, 'begin' | 'text'>
  root: RefObject<HTMLElement | null>
  /** The language of the page. */
  locale: Locale
  /** Opens the settings of the page's head; null where it has none of its own. */
  onHead: (() => void) | null
}

/**
 * The tools that lie over the page's head, below what a record's head says, at the selected block, and over the site's header and
 * footer, once they are loaded.
 */
export function PlacedTools({ editor, page, locale, root, onHead, ...props }: PlacedToolsProps) {
  const { selection, inlineText } = props
  const tools = useOnDemand(placedTools, false)
  // They make room for a text that is written.
  const isWriting = inlineText.text !== null
  if (!tools) return null
  return (
    <>
      {selection.active !== null && selection.keys.length === 1 && (
        <tools.EmptyFieldButtons
          key={selection.active}
          block={selection.active}
          {...{ editor, root, inlineText, locale }}
        />
      )}
      {onHead && <tools.HeadTool root={root} isWriting={isWriting} onOpen={onHead} />}
      {page.record && (
        <tools.RecordTool root={root} isWriting={isWriting} id={page.id} type={page.record.type} />
      )}
      {!isPanelRequested('translate') && <tools.FrameTools root={root} isWriting={isWriting} />}
    </>
  )
}
