import { useTranslations } from 'next-intl'
import { ToolButton } from '@/components/ui/tool-button'
import { pageKey } from '../core/document'
import type { Editor } from '../core/editor'
import type { SyncStatus } from '../core/saving/sync'
import styles from '../toolbar/toolbar.module.css'

interface SaveStatusProps {
  editor: Editor
  /** Opens the login; null if none is required. */
  onLogIn: (() => void) | null
  /** Shows a block of the page, or its settings (`pageKey`). */
  onShow: (key: string) => void
}

/**
 * The save status, always visible: saved, saving, or the number of pending changes with the reason
 * and a link to the block or the settings.
 */
export function SaveStatus({ editor, onLogIn, onShow }: SaveStatusProps) {
  const t = useTranslations('editor')
  const status = onLogIn ? 'login-needed' : editor.status
  const [refusal] = status === 'refused' ? editor.refusals : []
  const [key = null] = listKeysToShow(editor, status)
  const deletedBy = status === 'gone' ? editor.refusals.find((entry) => entry.key === pageKey && entry.by)?.by : null
  const reason = refusal?.detail ? ` (${refusal.detail})` : ''
  const statusText = deletedBy
    ? t('saving.goneBy', { by: deletedBy })
    : t(`saving.${status}`, { count: editor.changeCount })
  const text = `${statusText}${reason}`
  return (
    <div className={styles.saving}>
      <p className={styles.quiet} data-saving={status} title={text}>
        {text}
      </p>
      {key !== null && (
        <ToolButton variant="inline" onClick={() => onShow(key)}>
          {t('saving.show')}
        </ToolButton>
      )}
      {onLogIn && (
        <ToolButton variant="inline" onClick={onLogIn}>
          {t('session.logIn')}
        </ToolButton>
      )}
    </div>
  )
}

/** Lists the keys of the blocks and settings that cause a status. Invalid blocks come first. */
function listKeysToShow({ incompleteKeys, unsavedWork, refusals }: Editor, status: SyncStatus): string[] {
  switch (status) {
    case 'incomplete':
      return incompleteKeys
    case 'invalid':
      return unsavedWork.invalidKeys.toSorted((first, second) => Number(first === pageKey) - Number(second === pageKey))
    case 'refused':
      return refusals.map(({ key }) => key)
    default:
      return []
  }
}
