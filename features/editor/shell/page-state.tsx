import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { onDemand, useOnDemand } from '@/components/ui/on-demand'
import type { Locale } from '@/lib/contract/common/locale'
import type { PageDraft } from '@/lib/contract/pages/page-editing'
import type { PresentEditor } from '@/lib/contract/pages/presence'
import type { Editor } from '../core/editor'
import { noPage } from '../core/state'
import { SaveStatus } from '../session/save-status'
import type { Session } from '../session/use-session'
import styles from '../toolbar/toolbar.module.css'

/** Who else is on the page. */
export const presentEditors = onDemand(
  async () => (await import('../presence/present-editors')).PresentEditors,
)

interface PageStateProps {
  page: PageDraft
  /** Null while it is loading. */
  editor: Editor | null
  session: Session
  others: readonly PresentEditor[]
  locale: Locale
  /** The tools that change the page. */
  children: ReactNode
  /** Selects a block and scrolls to it. */
  onShow: (key: string) => void
}

/**
 * Whether visitors see the page and whether all is saved, its tools, and who else is on it. No tool moves whatever is said, or
 * whoever comes.
 */
export function PageState({ page, editor, session, others, locale, children, onShow }: PageStateProps) {
  const t = useTranslations('editor.states')
  const PresentEditors = useOnDemand(presentEditors, others.length > 0)
  const isLoggedIn = session.login.kind === 'open'
  return (
    <>
      <div className={styles.status}>
        {page.id !== noPage && (
          <p className={styles.state} data-state={page.state} title={t(page.state)}>
            {t(page.state)}
          </p>
        )}
        {editor && <SaveStatus editor={editor} onLogIn={isLoggedIn ? null : session.ask} onShow={onShow} />}
      </div>
      {children}
      {editor && PresentEditors && (
        <PresentEditors others={others} editor={editor} locale={locale} onShow={onShow} />
      )}
    </>
  )
}
