import { useTranslations } from 'next-intl'
import type { MouseEvent } from 'react'
import { ToolButton } from '@/components/ui/tool-button'
import { closeDisclosure, ToolDisclosure } from '@/components/ui/tool-disclosure'
import { areMarked, toMarkOperation } from '../block-marks/block-marks'
import toolbar from '../toolbar/toolbar.module.css'
import styles from './block-actions.module.css'
import type { BlockActions } from './use-block-actions'

interface MoreActionsProps {
  blockActions: BlockActions
  /** Opens the dialog to find and replace words. */
  onFind: () => void
  /** Opens the dialog to rename the selected block. */
  onRename: () => void
  /** Opens the dialog to save the selected blocks as a template. */
  onSave: () => void
}

/**
 * Buttons for multiple selection, the clipboard and marks of blocks, also for devices without a
 * keyboard.
 */
export function MoreActions({ blockActions, onFind, onRename, onSave }: MoreActionsProps) {
  const t = useTranslations('editor.blockActions.more')
  const { selection, clipboard } = blockActions
  const isEmpty = selection.keys.length === 0
  const unlessEmpty = (act: () => Promise<void>) => () => {
    if (!isEmpty) void act()
  }
  return (
    <ToolDisclosure icon="more" label={t('title')} onClick={closeAfterCommand}>
      <div className={`${toolbar.panel} ${styles.more}`}>
        <ToolButton aria-pressed={selection.isAdding} onClick={() => selection.setAdding(!selection.isAdding)}>
          {t('several')}
        </ToolButton>
        <ToolButton onClick={selection.selectAll}>{t('all')}</ToolButton>
        <ToolButton isDisabled={isEmpty} onClick={unlessEmpty(clipboard.copy)}>
          {t('copy')}
        </ToolButton>
        <ToolButton isDisabled={isEmpty} onClick={unlessEmpty(clipboard.cut)}>
          {t('cut')}
        </ToolButton>
        <ToolButton onClick={() => void clipboard.paste()}>{t('paste')}</ToolButton>
        <NamingActions blockActions={blockActions} onRename={onRename} />
        <ToolButton isDisabled={isEmpty} onClick={() => !isEmpty && onSave()}>
          {t('save')}
        </ToolButton>
        <ToolButton onClick={onFind}>{t('find')}</ToolButton>
      </div>
    </ToolDisclosure>
  )
}

/** Closes the menu after a command, because it covers blocks and fields. */
function closeAfterCommand({ target, currentTarget }: MouseEvent<HTMLDetailsElement>): void {
  const command = target instanceof Element ? target.closest('button') : null
  if (command && command.ariaDisabled !== 'true') closeDisclosure(currentTarget)
}

interface NamingActionsProps {
  blockActions: BlockActions
  /** Opens the dialog to rename the selected block. */
  onRename: () => void
}

/** Buttons that rename, hide and lock the selected blocks. */
function NamingActions({ blockActions, onRename }: NamingActionsProps) {
  const t = useTranslations('editor.blockMarks')
  const { document, selection, names, perform } = blockActions
  const { keys } = selection
  const isSingle = keys.length === 1
  const switches = (['is_hidden', 'is_locked'] as const).map((mark) => {
    const isSet = document !== undefined && areMarked(document, keys, mark)
    return { mark, isSet, action: t(`actions.${mark}.${isSet ? 'off' : 'on'}`) }
  })
  return (
    <>
      <ToolButton isDisabled={!isSingle} onClick={() => isSingle && onRename()}>
        {t('actions.rename')}
      </ToolButton>
      {switches.map(({ mark, isSet, action }) => (
        <ToolButton
          key={mark}
          isDisabled={keys.length === 0}
          onClick={() => {
            const message = t(`done.${mark}.${isSet ? 'off' : 'on'}`, { blocks: names.getNames(keys) })
            if (keys.length > 0) perform(toMarkOperation(keys, mark, !isSet), message)
          }}
        >
          {action}
        </ToolButton>
      ))}
    </>
  )
}
