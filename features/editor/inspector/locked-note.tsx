import { useTranslations } from 'next-intl'
import { ToolButton } from '@/components/ui/tool-button'
import { toMarkOperation } from '../block-marks/block-marks'
import { useBlockName } from '../block-names/use-block-name'
import type { Editor } from '../core/editor'
import styles from './locked-note.module.css'

interface LockedNoteProps {
  editor: Editor
  blockKey: string
  /** The key of the locked block: the block itself or an ancestor. */
  lockedKey: string
}

/** Shown instead of the fields of a locked block, with the button to unlock it. */
export function LockedNote({ editor, blockKey, lockedKey }: LockedNoteProps) {
  const t = useTranslations('editor.blockMarks.locked')
  const getName = useBlockName(editor)
  return (
    <div className={styles.note}>
      <p>{lockedKey === blockKey ? t('own') : t('around', { block: getName(lockedKey) })}</p>
      <ToolButton onClick={() => editor.execute(toMarkOperation([lockedKey], 'is_locked', false))}>
        {t('unlock')}
      </ToolButton>
    </div>
  )
}
