import { useTranslations } from 'next-intl'
import { ToolButton } from '@/components/ui/tool-button'
import { areMarked, toMarkOperation } from '../block-marks/block-marks'
import type { BlockActions } from './use-block-actions'

interface NamingActionsProps {
  blockActions: BlockActions
  /** Opens the dialog to rename the selected block. */
  onRename: () => void
}

/** Buttons that rename, hide and lock the selected blocks. */
export function NamingActions({ blockActions, onRename }: NamingActionsProps) {
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
