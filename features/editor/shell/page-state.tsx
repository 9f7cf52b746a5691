import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { createOnDemand, useOnDemand } from '@/components/ui/on-demand'
import { getStateKey } from '@/features/pages/state-key'
import { pageKey } from '../core/document'
import { SaveStatus } from '../session/save-status'
import toolbarStyles from '../toolbar/toolbar.module.css'
import styles from './page-state.module.css'
import { useBlocks } from './state/blocks'
import { useEditing } from './state/editing'
import { usePageFacts } from './state/page-facts'
import { usePageWatch } from './state/page-watch'
import { usePanels } from './state/panels'

/** The list of other editors, loaded on demand. */
export const presentEditors = createOnDemand(async () => (await import('../presence/present-editors')).PresentEditors)

/**
 * The publication state, the save status, the tools (`children`) and the other editors. The tools
 * keep their place on the screen when the status texts or the list of editors change.
 */
export function PageState({ children }: { children: ReactNode }) {
  const { locale, hasPage } = usePageFacts()
  const { page, editor, session } = useEditing()
  const { show } = useBlocks()
  const { otherEditors } = usePageWatch()
  const { openSettings } = usePanels()
  const t = useTranslations('editor.states')
  const PresentEditors = useOnDemand(presentEditors, otherEditors.length > 0)
  const { is_online: isOnline, is_changed: isChanged, publish_at: publishAt } = page
  const state = getStateKey({ state: page.state, isOnline, isChanged, publishAt })
  const isLoggedIn = session.login.kind === 'valid'
  return (
    <>
      <div className={toolbarStyles.status}>
        {hasPage && (
          <p className={styles.state} data-state={page.state} title={t(state)}>
            {t(state)}
          </p>
        )}
        {editor && (
          <SaveStatus
            editor={editor}
            onLogIn={isLoggedIn ? null : session.openDialog}
            onShow={(key) => (key === pageKey ? openSettings('all') : show(key))}
          />
        )}
      </div>
      {children}
      {editor && PresentEditors && (
        <PresentEditors otherEditors={otherEditors} editor={editor} locale={locale} onShow={show} />
      )}
    </>
  )
}
