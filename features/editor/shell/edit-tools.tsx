import { useTranslations } from 'next-intl'
import { type RefObject, useRef } from 'react'
import { returnAfterPointer } from '@/components/behavior/focus-origin'
import { IconButton } from '@/components/ui/icon-button'
import { onDemand, useOnDemand } from '@/components/ui/on-demand'
import type { Locale } from '@/lib/contract/common/locale'
import { BlockNavigation, BlockTools } from '../block-actions/block-tools'
import type { BlockActions } from '../block-actions/use-block-actions'
import type { Editor } from '../core/editor'
import type { InlineText } from '../inline-text/use-inline-text'
import { InsertPanel } from '../insert/insert-panel'
import type { InsertPlace } from '../insert/insert-targets'
import { Inspector } from '../inspector/inspector'
import type { PanelHandle } from '../inspector/panel'
import { useWideViewport } from '../inspector/use-viewport'
import { useOutlined } from '../outline/use-outlined'
import { PictureDrop } from '../pictures/picture-drop'
import type { Selection } from '../selection/use-selection'
import type { SettingsPart } from '../settings/setting-fields'
import styles from '../toolbar/toolbar.module.css'
import { OfferedTour } from '../tour/offered-tour'
import { UndoButtons } from '../undo/undo-buttons'

interface EditToolsProps {
  editor: Editor
  selection: Selection
  inlineText: InlineText
  blockActions: BlockActions
  root: RefObject<HTMLDivElement | null>
  locale: Locale
  insertPlace: InsertPlace | null
  onInsertPlace: (place: InsertPlace | null) => void
  /** Selects a block and scrolls to it. */
  onShow: (key: string) => void
  /** Whether there is a page, with settings, around the blocks. */
  hasPage: boolean
  /** Opens a setting of the page. */
  onSetting: (part: SettingsPart) => void
  /** Says something to screen readers. */
  announce: (message: string) => void
}

const outline = onDemand(async () => (await import('../outline/outline')).Outline)
const pageParts = onDemand(async () => (await import('../settings/page-parts')).PageParts)
const outlineDialog = onDemand(async () => (await import('../outline/outline-dialog')).OutlineDialog)

/** The tools that change blocks. In a wide window those of the selected block stand beside the page, with its fields. */
export function EditTools(props: EditToolsProps) {
  const { editor, selection, inlineText, blockActions, root, locale, insertPlace, onInsertPlace, onShow } =
    props
  const t = useTranslations('editor')
  const inspector = useRef<PanelHandle>(null)
  const isWide = useWideViewport()
  const [isOutlined, setOutlined] = useOutlined(isWide)
  const tools = (
    <BlockTools {...{ editor, inlineText, blockActions, locale, onShow }} onSetting={props.onSetting} />
  )
  const Outline = useOnDemand(outline, isWide && isOutlined)
  const OutlineDialog = useOnDemand(outlineDialog, !isWide && isOutlined)
  const named = selection.keys.length > 0 ? blockActions.names.modelsOf(selection.keys) : t('block.none')
  const isUntouched = [selection.active, inlineText.text, insertPlace].every((one) => one === null)
  const outlined = {
    ...{ document: editor.document, names: blockActions.names, active: selection.active, onShow },
    onMove: blockActions.move,
  }
  // On a phone its sheet would lie over the list of blocks.
  const isInspected = isWide ? !isOutlined : insertPlace === null
  const outlineButton = (
    <IconButton
      icon="outline"
      label={t('outline.title')}
      aria-pressed={isOutlined}
      onClick={({ currentTarget }) => {
        setOutlined(!isOutlined)
        returnAfterPointer(currentTarget)
      }}
    />
  )
  const dock = isWide && {
    title: isOutlined ? t('outline.title') : named,
    views: outlineButton,
    tools,
    rest: isOutlined
      ? Outline && <Outline {...outlined} />
      : selection.active === null && <NothingSelected {...props} />,
  }
  return (
    <>
      <PictureDrop editor={editor} locale={locale} selection={selection} />
      <UndoButtons editor={editor} />
      <InsertPanel
        {...{ editor, selection, inlineText, root }}
        announce={props.announce}
        place={insertPlace}
        onPlace={onInsertPlace}
        enterFields={() => inspector.current?.enter()}
      />
      <BlockNavigation {...{ editor, blockActions }} isNamed={!isWide} />
      {!isWide && tools}
      {!isWide && outlineButton}
      {OutlineDialog && !isWide && isOutlined && (
        <OutlineDialog {...outlined} onClose={() => setOutlined(false)} />
      )}
      {!isWide && isUntouched && <OfferedTour isSheet />}
      <Inspector
        {...{ editor, locale }}
        ref={inspector}
        blockKey={isInspected ? selection.active : null}
        isWriting={inlineText.text !== null}
        dock={dock || null}
      />
    </>
  )
}

/** What stands beside the page while no block is selected. */
function NothingSelected({ hasPage, onSetting }: Pick<EditToolsProps, 'hasPage' | 'onSetting'>) {
  const t = useTranslations('editor.block')
  const PageParts = useOnDemand(pageParts, hasPage)
  return (
    <>
      <OfferedTour />
      <p className={styles.hint}>{t('hint')}</p>
      {hasPage && PageParts && <PageParts onPart={onSetting} />}
    </>
  )
}
