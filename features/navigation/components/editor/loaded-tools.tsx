import { useEffect, useMemo, useState } from 'react'
import { Disclosure } from '@/components/ui/disclosure'
import type { EditorMenu, WorkingState } from '@/lib/api/editor-session'
import type { Locale } from '@/lib/contract/common/locale'
import { administrationAddress } from '@/lib/i18n/administration-address'
import { PageLink } from '@/lib/i18n/page-link'
import { editorLanguageHint, forgetEditorHint, isEditorHint } from '../../authentication-hint'
import { useAccountQuery } from '../account/use-account-query'
import styles from './editor-bar.module.css'
import { editorBarTexts } from './editor-bar-texts'
import { recordsOnPage } from './records-on-page'
import { useEditKey } from './use-edit-key'

export interface LoadedToolsProps {
  /** The id of the link that leads to editing the page. */
  editLinkId: string
  pageLanguage: Locale
  /** The address of the page's working copy; null where there is no page to edit. */
  stateUrl: string | null
  /** The record that is shown, as its address in the administration names it; null for none. */
  record: string | null
}

const noTypes: readonly string[] = []

/**
 * The state of the page, the records on it that the person keeps, where they go, and the setting of the key that begins editing, in the
 * editor's own language.
 */
export default function LoadedTools({ editLinkId, pageLanguage, stateUrl, record }: LoadedToolsProps) {
  const [isEditor] = useState(isEditorHint)
  const [language] = useState(() => editorLanguageHint() ?? pageLanguage)
  const texts = editorBarTexts[language]
  const menusUrl = `/${language}/pageeditor-api/user`
  const { data: menus, isError } = useAccountQuery<EditorMenu[]>(
    useMemo(() => (queries) => queries.observeEditorMenus(menusUrl), [menusUrl]),
  )
  const askedState = isEditor ? stateUrl : null
  const { data: state } = useAccountQuery<WorkingState>(
    useMemo(
      () => (askedState === null ? null : (queries) => queries.observePageState(askedState)),
      [askedState],
    ),
  )
  const typesUrl = `/${language}/api/administration/`
  const [hasRecords] = useState(() => record !== null || document.querySelector('[data-record]') !== null)
  const { data: types = noTypes } = useAccountQuery<readonly string[]>(
    useMemo(
      () => (hasRecords ? (queries) => queries.observeAdministeredTypes(typesUrl) : null),
      [hasRecords, typesUrl],
    ),
  )
  const isKept = record !== null && types.some((type) => record.startsWith(`${type}/`))
  const records = useMemo(() => recordsOnPage(types), [types])
  const { isOn, setOn } = useEditKey(isEditor ? editLinkId : null)
  useEffect(() => {
    if (isError) forgetEditorHint()
  }, [isError])

  const links = (menus ?? []).map(({ title, url }) => (
    <li key={url}>
      <PageLink href={url} className={styles.link}>
        {title}
      </PageLink>
    </li>
  ))
  return (
    <div
      ref={(parts) => parts?.closest('nav')?.setAttribute('aria-label', texts.label)}
      lang={language}
      className={styles.loaded}
    >
      {state && (
        <p className={styles.state} data-state={state}>
          {texts.states[state]}
        </p>
      )}
      {isKept && (
        <PageLink href={administrationAddress(language, record)} className={styles.record}>
          <span>{texts.record}</span>
        </PageLink>
      )}
      <ul className={styles.menus}>{links}</ul>
      <Disclosure
        className={styles.more}
        data-empty={isEditor || records.length > 0 ? undefined : ''}
        name="frame-menu"
        data-menu="editor"
        button={{ className: styles.link }}
        summary={texts.more}
      >
        <div className={`on-dark ${styles.panel}`}>
          {records.length > 0 && (
            <section aria-labelledby="records-on-page">
              <h2 id="records-on-page" className={styles.heading}>
                {texts.records}
              </h2>
              <ul className={styles.records}>
                {records.map(({ record: shown, title }) => (
                  <li key={shown} lang={pageLanguage}>
                    <PageLink href={administrationAddress(language, shown)} className={styles.link}>
                      {title}
                    </PageLink>
                  </li>
                ))}
              </ul>
            </section>
          )}
          <ul className={styles.narrow}>{links}</ul>
          {isEditor && (
            <label className={styles.key}>
              <input type="checkbox" checked={isOn} onChange={({ target }) => setOn(target.checked)} />
              {texts.key}
            </label>
          )}
        </div>
      </Disclosure>
    </div>
  )
}
