import { useTranslations } from 'next-intl'
import type { Editor } from '../core/editor'
import styles from '../desk/desk.module.css'

interface SaveStatusProps {
  editor: Editor
  /** Asks for the login; null where nobody has to log in. */
  onLogIn: (() => void) | null
}

/** How saving stands, always in sight: saved, being saved, or how much waits and for what. */
export function SaveStatus({ editor, onLogIn }: SaveStatusProps) {
  const t = useTranslations('editor')
  const status = onLogIn ? 'login-needed' : editor.status
  return (
    <>
      <p className={styles.quiet} data-saving={status}>
        {t(`saving.${status}`, { count: editor.changeCount })}
      </p>
      {onLogIn && (
        <button type="button" className={`${styles.control} ${styles.main}`} onClick={onLogIn}>
          {t('session.logIn')}
        </button>
      )}
    </>
  )
}
