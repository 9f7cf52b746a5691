import { useTranslations } from 'next-intl'
import type { Locale } from '@/lib/contract/locale'
import { PageLink } from '@/lib/i18n/page-link'
import styles from './editor-bar.module.css'
import { EditorTools } from './editor-tools'

export interface EditorBarProps {
  locale: Locale
  /** The path of the content page that is shown, without the language prefix; null where there is none to edit. */
  path: string | null
}

const editLinkId = 'edit-page'

/**
 * The line above the header that leads editors to what they edit. Its link is part of every page, so that it stands at once where
 * the page is marked as an editor's before it is painted; the rest is loaded for editors alone.
 */
export function EditorBar({ locale, path }: EditorBarProps) {
  const t = useTranslations('editorBar')
  const states = useTranslations('hub.states')
  const calls = `/${locale}/pageeditor-api`
  const encoded = path?.split('/').map(encodeURIComponent).join('/') ?? ''
  return (
    <nav hidden aria-label={t('label')} className={`on-dark ${styles.line}`}>
      <div className={`shell ${styles.parts}`}>
        {path !== null && (
          <PageLink
            id={editLinkId}
            href={`/${locale}${encoded && `/${encoded}`}?edit`}
            className={styles.edit}
          >
            {t('edit')}
          </PageLink>
        )}
        <EditorTools
          editLinkId={editLinkId}
          menusUrl={`${calls}/user`}
          stateUrl={path === null ? null : `${calls}/page/${encoded}?draft=1`}
          texts={{
            more: t('more'),
            key: t('key'),
            states: {
              online: states('online'),
              offline: states('offline'),
              changed: states('changed'),
              scheduled: states('scheduled'),
            },
          }}
        />
      </div>
    </nav>
  )
}
