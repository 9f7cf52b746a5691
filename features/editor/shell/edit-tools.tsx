import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { returnFocusAfterPointer } from '@/components/behavior/focus-origin'
import { IconButton } from '@/components/ui/icon-button'
import { createOnDemand, useOnDemand } from '@/components/ui/on-demand'
import { BlockNavigation, BlockTools } from '../block-actions/block-tools'
import type { Editor } from '../core/editor'
import { InsertPanel } from '../insert/insert-panel'
import { Inspector } from '../inspector/inspector'
import type { PanelHandle } from '../inspector/panel'
import { useWideViewport } from '../inspector/use-viewport'
import { useOutlineState } from '../outline/use-outline-state'
import { PictureDrop } from '../pictures/picture-drop'
import styles from '../toolbar/toolbar.module.css'
import { OfferedTour } from '../tour/offered-tour'
import { UndoButtons } from '../undo/undo-buttons'
import { useBlocks } from './state/blocks'
import { usePageFacts } from './state/page-facts'
import { usePanels } from './state/panels'

const outline = createOnDemand(async () => (await import('../outline/outline')).Outline)
const pageParts = createOnDemand(async () => (await import('../settings/page-parts')).PageParts)
const outlineDialog = createOnDemand(async () => (await import('../outline/outline-dialog')).OutlineDialog)

/**
 * The tools that change blocks. In wide windows, the tools for the selected block are next to the
 * page.
 */
export function EditTools({ editor }: { editor: Editor }) {
  const { locale, root } = usePageFacts()
  const { selection, inlineText, blockActions, announce, show, isStarted } = useBlocks()
  const { insertPlace, setInsertPlace, openSettings } = usePanels()
  const t = useTranslations('editor')
  const inspector = useRef<PanelHandle>(null)
  const isWide = useWideViewport()
  const [isOutlineOpen, setOutlineOpen] = useOutlineState(isWide)
  const tools = (
    <BlockTools
      editor={editor}
      inlineText={inlineText}
      blockActions={blockActions}
      locale={locale}
      onShow={show}
      onSetting={openSettings}
    />
  )
  const Outline = useOnDemand(outline, isStarted && isWide && isOutlineOpen)
  const OutlineDialog = useOnDemand(outlineDialog, !isWide && isOutlineOpen)
  const selectionLabel = selection.keys.length > 0 ? blockActions.names.getModelNames(selection.keys) : t('block.none')
  const isUntouched = [selection.activeKey, inlineText.text, insertPlace].every((value) => value === null)
  const outlineProps = {
    document: editor.document,
    names: blockActions.names,
    activeKey: selection.activeKey,
    onShow: show,
    onMove: blockActions.move,
  }
  // On a phone the inspector's sheet would cover the list of blocks.
  const isInspected = isWide ? !isOutlineOpen : insertPlace === null
  const outlineButton = (
    <IconButton
      icon="outline"
      label={t('outline.title')}
      aria-pressed={isOutlineOpen}
      onClick={({ currentTarget }) => {
        setOutlineOpen(!isOutlineOpen)
        returnFocusAfterPointer(currentTarget)
      }}
    />
  )
  const dock = isWide && {
    title: isOutlineOpen ? t('outline.title') : selectionLabel,
    views: outlineButton,
    tools,
    emptyView: isOutlineOpen
      ? Outline && <Outline {...outlineProps} />
      : isStarted && selection.activeKey === null && <NothingSelected />,
  }
  return (
    <>
      <PictureDrop editor={editor} locale={locale} selection={selection} />
      <UndoButtons editor={editor} />
      <InsertPanel
        editor={editor}
        selection={selection}
        inlineText={inlineText}
        root={root}
        announce={announce}
        place={insertPlace}
        onPlace={setInsertPlace}
        enterFields={() => inspector.current?.enter()}
      />
      <BlockNavigation editor={editor} blockActions={blockActions} isNameVisible={!isWide} />
      {!isWide && tools}
      {!isWide && outlineButton}
      {OutlineDialog && !isWide && isOutlineOpen && (
        <OutlineDialog {...outlineProps} onClose={() => setOutlineOpen(false)} />
      )}
      {isStarted && !isWide && isUntouched && <OfferedTour isSheet />}
      <Inspector
        editor={editor}
        locale={locale}
        ref={inspector}
        blockKey={isInspected ? selection.activeKey : null}
        isWriting={inlineText.text !== null}
        isLoadable={isStarted}
        dock={dock || null}
      />
    </>
  )
}

/** The content of the panel next to the page without a selected block. */
function NothingSelected() {
  const { hasPage } = usePageFacts()
  const { openSettings } = usePanels()
  const t = useTranslations('editor.block')
  const PageParts = useOnDemand(pageParts, hasPage)
  return (
    <>
      <OfferedTour />
      <p className={styles.hint}>{t('hint')}</p>
      {hasPage && PageParts && <PageParts onOpen={openSettings} />}
    </>
  )
}
