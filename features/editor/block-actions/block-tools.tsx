import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { IconButton } from '@/components/ui/icon-button'
import { createOnDemand, useOnDemand } from '@/components/ui/on-demand'
import type { Locale } from '@/lib/contract/common/locale'
import { findTree, listKeysFrom } from '../core/document'
import type { Editor } from '../core/editor'
import type { InlineText } from '../inline-text/use-inline-text'
import { findBlockElement } from '../page-elements/block-element'
import type { SettingName } from '../settings/page-settings'
import styles from '../toolbar/toolbar.module.css'
import { MoreActions } from './more-actions'
import type { BlockActions } from './use-block-actions'

export const moveDialog = createOnDemand(async () => (await import('./move-dialog')).MoveDialog)

const findDialog = createOnDemand(async () => (await import('../find-replace/find-dialog')).FindDialog)

const saveDialog = createOnDemand(async () => (await import('../saved-blocks/save-dialog')).SaveDialog)

const renameDialog = createOnDemand(async () => (await import('./rename-dialog')).RenameDialog)

interface BlockActionsProps {
  editor: Editor
  blockActions: BlockActions
}

interface BlockNavigationProps extends BlockActionsProps {
  /** False on wide screens, where the panel shows the name of the selected block. */
  isNameVisible: boolean
}

/** Buttons that select the next or previous block, and the name of the selected one. */
export function BlockNavigation({ editor, blockActions, isNameVisible }: BlockNavigationProps) {
  const t = useTranslations('editor')
  const { document } = editor
  const { keys, activeKey, select } = blockActions.selection
  const key = activeKey !== null && document.nodes.has(activeKey) ? activeKey : null

  const selectByStep = (step: 1 | -1) => {
    const allKeys = listKeysFrom(document)
    const index = key === null ? -1 : allKeys.indexOf(key)
    const next = index < 0 && step < 0 ? allKeys.length - 1 : index + step
    const target = allKeys[Math.min(Math.max(next, 0), allKeys.length - 1)]
    if (target === undefined) return
    select(target)
    findBlockElement(window.document, target)?.scrollIntoView({ block: 'center' })
  }

  return (
    <div role="toolbar" aria-label={t('block.choice')} className={styles.tools} data-tour="choose">
      <IconButton icon="previous" label={t('block.previous')} onClick={() => selectByStep(-1)} />
      {isNameVisible && (
        <strong aria-live="polite" className={styles.selected}>
          {keys.length > 0 ? blockActions.names.getModelNames(keys) : t('block.none')}
        </strong>
      )}
      <IconButton icon="next" label={t('block.next')} onClick={() => selectByStep(1)} />
    </div>
  )
}

interface BlockToolsProps extends BlockActionsProps {
  inlineText: Pick<InlineText, 'canStart' | 'start' | 'startButton'>
  /** The language of the page. */
  locale: Locale
  /** Selects a block and scrolls to it. */
  onShow: (key: string) => void
  /** Opens a setting of the page. */
  onSetting: (name: SettingName) => void
}

export function BlockTools({ editor, inlineText, blockActions, locale, ...findDialogProps }: BlockToolsProps) {
  const t = useTranslations('editor')
  const [isFindOpen, setFindOpen] = useState(false)
  const [isRenaming, setRenaming] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const FindDialog = useOnDemand(findDialog, isFindOpen)
  const RenameDialog = useOnDemand(renameDialog, isRenaming)
  const SaveDialog = useOnDemand(saveDialog, isSaving)
  const { keys, activeKey } = blockActions.selection
  return (
    <div role="toolbar" aria-label={t('block.title')} className={styles.tools}>
      {activeKey !== null && keys.length === 1 && inlineText.canStart && (
        <IconButton
          ref={inlineText.startButton}
          icon="write"
          label={t('block.write')}
          onClick={() => inlineText.start(activeKey)}
        />
      )}
      {keys.length > 0 && <Actions editor={editor} blockActions={blockActions} />}
      <MoreActions
        blockActions={blockActions}
        onFind={() => setFindOpen(true)}
        onRename={() => setRenaming(true)}
        onSave={() => setSaving(true)}
      />
      {isRenaming && RenameDialog && activeKey !== null && (
        <RenameDialog
          editor={editor}
          blockActions={blockActions}
          blockKey={activeKey}
          onClose={() => setRenaming(false)}
        />
      )}
      {isSaving && SaveDialog && (
        <SaveDialog
          locale={locale}
          trees={keys.flatMap((key) => findTree(editor.document, key) ?? [])}
          onSaved={(name) => {
            setSaving(false)
            blockActions.notify({ kind: 'success', text: t('template.saved', { name }) })
          }}
          onClose={() => setSaving(false)}
        />
      )}
      {isFindOpen && FindDialog && (
        <FindDialog
          editor={editor}
          {...findDialogProps}
          getName={blockActions.names.getName}
          perform={blockActions.perform}
          onClose={() => setFindOpen(false)}
        />
      )}
    </div>
  )
}

function Actions({ editor, blockActions }: BlockActionsProps) {
  const t = useTranslations('editor')
  const [isMoving, setMoving] = useState(false)
  const MoveDialog = useOnDemand(moveDialog, isMoving)
  const { canMove, canRemove, moveBy, moveTo, duplicate, remove, names, selection } = blockActions
  return (
    <>
      <IconButton icon="up" label={t('block.up')} isDisabled={!canMove(-1)} onClick={() => moveBy(-1)} />
      <IconButton icon="down" label={t('block.down')} isDisabled={!canMove(1)} onClick={() => moveBy(1)} />
      <IconButton icon="moveTo" label={t('blockActions.moveTo.open')} onClick={() => setMoving(true)} />
      <IconButton icon="duplicate" label={t('block.duplicate')} data-press-once="" onClick={duplicate} />
      <IconButton icon="remove" label={t('block.remove')} isDisabled={!canRemove} data-press-once="" onClick={remove} />
      {isMoving && MoveDialog && (
        <MoveDialog
          document={editor.document}
          keys={selection.keys}
          names={names}
          onMove={moveTo}
          onClose={() => setMoving(false)}
        />
      )}
    </>
  )
}
