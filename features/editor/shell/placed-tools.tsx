import { createOnDemand, useOnDemand } from '@/components/ui/on-demand'
import { isPanelRequested } from '../toolbar/is-panel-requested'
import { useBlocks } from './state/blocks'
import { useEditing } from './state/editing'
import { usePageFacts } from './state/page-facts'
import { usePanels } from './state/panels'

export const placedTools = createOnDemand(async () => ({
  ...(await import('../empty-fields/empty-field-buttons')),
  ...(await import('../empty-fields/missing-pictures')),
  ...(await import('../settings/head-tool')),
  ...(await import('./frame-tools')),
  ...(await import('./record-tool')),
}))

/**
 * The tools that are positioned over the page: at its head, at the head of a record, at the
 * selected block, and over the site's header and footer.
 */
export function PlacedTools() {
  const { locale, root, hasPage } = usePageFacts()
  const { page, editorInEditView: editor } = useEditing()
  const { selection, inlineText } = useBlocks()
  const { openSettings } = usePanels()
  const tools = useOnDemand(placedTools, false)
  // The tools are hidden while a text is edited.
  const isWriting = inlineText.text !== null
  if (!tools || !editor) return null
  return (
    <>
      {selection.activeKey !== null && selection.keys.length === 1 && (
        <tools.EmptyFieldButtons
          key={selection.activeKey}
          blockKey={selection.activeKey}
          editor={editor}
          root={root}
          inlineText={inlineText}
          locale={locale}
        />
      )}
      <tools.MissingPictures editor={editor} root={root} inlineText={inlineText} locale={locale} />
      {hasPage && <tools.HeadTool root={root} isWriting={isWriting} onOpen={() => openSettings('hero')} />}
      {page.record && <tools.RecordTool root={root} isWriting={isWriting} id={page.id} type={page.record.type} />}
      {!isPanelRequested('translate') && <tools.FrameTools root={root} isWriting={isWriting} />}
    </>
  )
}
