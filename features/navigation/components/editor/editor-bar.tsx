import { encodePath } from '@/lib/contract/common/encode-path'
import { type Locale, locales } from '@/lib/contract/common/locale'
import { PageLink } from '@/lib/i18n/page-link'
import styles from './editor-bar.module.css'
import { editorBarTexts } from './editor-bar-texts'
import { EditorTools } from './editor-tools'

export interface EditorBarProps {
  locale: Locale
  /**
   * The path of the current content page, without the language prefix; null if it cannot be edited.
   */
  path: string | null
}

const editLinkId = 'edit-page'

/**
 * The bar above the header for editors and the office. Every page contains its link in both
 * languages; an attribute of the root element shows one of them (`hintScript`). The other tools are
 * loaded only for editors.
 */
export function EditorBar({ locale, path }: EditorBarProps) {
  const encodedPath = encodePath(path ?? '')
  return (
    <nav hidden aria-label={editorBarTexts[locale].label} className={`on-dark ${styles.line}`}>
      <div className={`shell ${styles.parts}`}>
        {path !== null && (
          <PageLink
            id={editLinkId}
            href={`/${locale}${encodedPath && `/${encodedPath}`}?edit`}
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
        <EditorTools editLinkId={editLinkId} pageLanguage={locale} />
      </div>
    </nav>
  )
}
