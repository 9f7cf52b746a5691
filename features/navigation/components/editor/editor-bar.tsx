import { type Locale, locales } from '@/lib/contract/common/locale'
import { PageLink } from '@/lib/i18n/page-link'
import styles from './editor-bar.module.css'
import { editorBarTexts } from './editor-bar-texts'
import { EditorTools } from './editor-tools'

export interface EditorBarProps {
  locale: Locale
  /** The path of the content page that is shown, without the language prefix; null where there is none to edit. */
  path: string | null
  /** The record that is shown, as its address in the administration names it (`organizations/12`); null for none. */
  record?: string | null
}

const editLinkId = 'edit-page'

/**
 * The line above the header that leads editors and the office to what they edit. Its link is part of every page, in both languages, so that it stands
 * at once, in the editor's own, where the page is marked as an editor's before it is painted; the rest is loaded for editors alone.
 */
export function EditorBar({ locale, path, record = null }: EditorBarProps) {
  const calls = `/${locale}/pageeditor-api`
  const encoded = path?.split('/').map(encodeURIComponent).join('/') ?? ''
  return (
    <nav hidden aria-label={editorBarTexts[locale].label} className={`on-dark ${styles.line}`}>
      <div className={`shell ${styles.parts}`}>
        {path !== null && (
          <PageLink
            id={editLinkId}
            href={`/${locale}${encoded && `/${encoded}`}?edit`}
            className={styles.edit}
            data-page=""
          >
            {locales.map((language) => (
              <span key={language} lang={language} className={styles[language]}>
                {editorBarTexts[language].edit}
              </span>
            ))}
          </PageLink>
        )}
        <EditorTools
          editLinkId={editLinkId}
          pageLanguage={locale}
          record={record}
          stateUrl={path === null ? null : `${calls}/page/${encoded}?draft=1`}
        />
      </div>
    </nav>
  )
}
