import { useTranslations } from 'next-intl'
import type { MouseEvent } from 'react'
import { ToolButton } from '@/components/ui/tool-button'
import { closeDisclosure, ToolDisclosure } from '@/components/ui/tool-disclosure'
import toolbar from '../toolbar/toolbar.module.css'
import styles from './block-actions.module.css'
import { MarkActions } from './mark-actions'
import type { BlockActions } from './use-block-actions'

interface MoreActionsProps {
  blockActions: BlockActions
  /** Opens what finds and replaces words. */
  onFind: () => void
  /** Opens what names the selected block. */
  onRename: () => void
  /** Opens what saves the selected blocks as a template. */
  onSave: () => void
}

/** Buttons for multiple selection, the clipboard and what editors note at blocks, also for devices without a keyboard. */
export function MoreActions({ blockActions, onFind, onRename, onSave }: MoreActionsProps) {
  const t = useTranslations('editor.blockActions.more')
  const { selection, clipboard } = blockActions
  const isNone = selection.keys.length === 0
  const onSelected = (act: () => Promise<void>) => () => {
    if (!isNone) void act()
  }
  return (
    <ToolDisclosure icon="more" label={t('title')} onClick={closeByCommand}>
      <div className={`${toolbar.panel} ${styles.more}`}>
        <ToolButton
          aria-pressed={selection.isAdding}
          onClick={() => selection.setAdding(!selection.isAdding)}
        >
          {t('several')}
        </ToolButton>
        <ToolButton onClick={selection.all}>{t('all')}</ToolButton>
        <ToolButton isDisabled={isNone} onClick={onSelected(clipboard.copy)}>
          {t('copy')}
        </ToolButton>
        <ToolButton isDisabled={isNone} onClick={onSelected(clipboard.cut)}>
          {t('cut')}
        </ToolButton>
        <ToolButton onClick={() => void clipboard.paste()}>{t('paste')}</ToolButton>
        <MarkActions blockActions={blockActions} onRename={onRename} />
        <ToolButton isDisabled={isNone} onClick={() => !isNone && onSave()}>
          {t('save')}
        </ToolButton>
        <ToolButton onClick={onFind}>{t('find')}</ToolButton>
      </div>
    </ToolDisclosure>
  )
}

/** A menu is left by what is chosen in it: it covers blocks and fields. */
function closeByCommand({ target, currentTarget }: MouseEvent<HTMLDetailsElement>): void {
  const command = target instanceof Element ? target.closest('button') : null
  if (command && command.ariaDisabled !== 'true') closeDisclosure(currentTarget)
}
