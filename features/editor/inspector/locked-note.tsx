import { useTranslations } from 'next-intl'
import { ToolButton } from '@/components/ui/tool-button'
import { toMarkOperation } from '../block-marks/block-marks'
import { useBlockName } from '../block-names/use-block-name'
import type { Editor } from '../core/editor'
import styles from './locked-note.module.css'

interface LockedNoteProps {
  editor: Editor
  blockKey: string
  /** The key of the block that is locked: itself, or one around it. */
  lock: string
}

/** What stands in place of the fields of a block that nobody may change, with the way to unlock it. */
export function LockedNote({ editor, blockKey, lock }: LockedNoteProps) {
  const t = useTranslations('editor.blockMarks.locked')
  const nameOf = useBlockName(editor)
  return (
    <div className={styles.note}>
      <p>{lock === blockKey ? t('own') : t('around', { block: nameOf(lock) })}</p>
      <ToolButton onClick={() => editor.execute(toMarkOperation([lock], 'is_locked', false))}>
        {t('unlock')}
      </ToolButton>
    </div>
  )
}
