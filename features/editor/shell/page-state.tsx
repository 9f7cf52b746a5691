import { useTranslations } from 'next-intl'
import type { Locale } from '@/lib/contract/locale'
import type { PageDraft } from '@/lib/contract/page-editing'
import type { PresentEditor } from '@/lib/contract/presence'
import type { Editor } from '../core/editor'
import { noPage } from '../core/state'
import { PresentEditors } from '../presence/present-editors'
import { SaveStatus } from '../session/save-status'
import type { Session } from '../session/use-session'
import styles from '../toolbar/toolbar.module.css'

interface PageStateProps {
  page: PageDraft
  /** Null while it is loading. */
  editor: Editor | null
  session: Session
  others: readonly PresentEditor[]
  locale: Locale
  /** Selects a block and scrolls to it. */
  onShow: (key: string) => void
}

/** Whether visitors see the page, whether all is saved, and who else is on it. */
export function PageState({ page, editor, session, others, locale, onShow }: PageStateProps) {
  const t = useTranslations('editor.states')
  const isLoggedIn = session.login.kind === 'open'
  return (
    <>
      {page.id !== noPage && (
        <p className={styles.state} data-state={page.state} title={t(page.state)}>
          <span>{t(page.state)}</span>
        </p>
      )}
      {editor && (
        <>
          <SaveStatus editor={editor} onLogIn={isLoggedIn ? null : session.ask} onShow={onShow} />
          <PresentEditors others={others} editor={editor} locale={locale} onShow={onShow} />
        </>
      )}
    </>
  )
}
