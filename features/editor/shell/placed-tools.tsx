import type { RefObject } from 'react'
import { onDemand, useOnDemand } from '@/components/ui/on-demand'
import { isPanelRequested } from '../toolbar/requested-panel'

export const placedTools = onDemand(async () => ({
  ...(await import('../settings/head-tool')),
  ...(await import('./frame-tools')),
}))

interface PlacedToolsProps {
  root: RefObject<HTMLElement | null>
  /** Whether a text is written, for which they make room. */
  isWriting: boolean
  /** Opens the settings of the page's head; null where it has none of its own. */
  onHead: (() => void) | null
}

/** The tools that lie over the page's head and over the site's header and footer, once they are loaded. */
export function PlacedTools({ root, isWriting, onHead }: PlacedToolsProps) {
  const tools = useOnDemand(placedTools, false)
  if (!tools) return null
  return (
    <>
      {onHead && <tools.HeadTool root={root} isWriting={isWriting} onOpen={onHead} />}
      {!isPanelRequested('translate') && <tools.FrameTools root={root} isWriting={isWriting} />}
    </>
  )
}
