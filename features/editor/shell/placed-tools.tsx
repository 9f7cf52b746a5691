import type { RefObject } from 'react'
import { onDemand, useOnDemand } from '@/components/ui/on-demand'
import type { Page } from '@/lib/contract/page'
import { isPanelRequested } from '../toolbar/requested-panel'

export const placedTools = onDemand(async () => ({
  ...(await import('../settings/head-tool')),
  ...(await import('./frame-tools')),
  ...(await import('./record-tool')),
  ...(await import('@/components/behavior/ignore-second-presses')),
}))

interface PlacedToolsProps {
  page: Pick<Page, 'id' | 'record'>
  root: RefObject<HTMLElement | null>
  /** Whether a text is written, for which they make room. */
  isWriting: boolean
  /** Opens the settings of the page's head; null where it has none of its own. */
  onHead: (() => void) | null
}

/**
 * The tools that lie over the page's head, below what a record's head says, and over the site's header and footer, once they are
 * loaded; from then on double-clicks press buttons once, too.
 */
export function PlacedTools({ page, root, isWriting, onHead }: PlacedToolsProps) {
  const tools = useOnDemand(placedTools, false)
  if (!tools) return null
  return (
    <>
      <tools.IgnoreSecondPresses />
      {onHead && <tools.HeadTool root={root} isWriting={isWriting} onOpen={onHead} />}
      {page.record && (
        <tools.RecordTool root={root} isWriting={isWriting} id={page.id} type={page.record.type} />
      )}
      {!isPanelRequested('translate') && <tools.FrameTools root={root} isWriting={isWriting} />}
    </>
  )
}
