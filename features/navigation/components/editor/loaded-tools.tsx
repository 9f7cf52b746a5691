import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { usePageFrame } from '@/components/page-frame/page-frame-provider'
import { Disclosure } from '@/components/ui/disclosure'
import { encodePath } from '@/lib/contract/common/encode-path'
import type { Locale } from '@/lib/contract/common/locale'
import { toAdministrationAddress } from '@/lib/i18n/administration-address'
import { PageLink } from '@/lib/i18n/page-link'
import { findEditorLanguage, isPageEditorHint, removeEditorHint } from '../../authentication-hint'
import { isRejected } from '../../is-rejected'
import { administeredTypesQuery, editorMenusQuery, pageStateQuery } from '../../queries'
import styles from './editor-bar.module.css'
import { editorBarTexts } from './editor-bar-texts'
import { listRecordsOnPage } from './records-on-page'
import { useEditKey } from './use-edit-key'

export interface LoadedToolsProps {
  /** The id of the link that opens the page editor. */
  editLinkId: string
  pageLanguage: Locale
}

const noTypes: readonly string[] = []

/**
 * The part of the editor bar that is loaded on demand, in the editor's language: the state of the
 * page, the editable records on it, the editor menus and the setting of the edit key.
 */
export function LoadedTools({ editLinkId, pageLanguage }: LoadedToolsProps) {
  const { editPath, record } = usePageFrame()
  const [isEditor] = useState(isPageEditorHint)
  const [language] = useState(() => findEditorLanguage() ?? pageLanguage)
  const texts = editorBarTexts[language]
  const menusQuery = useQuery(editorMenusQuery(`/${language}/pageeditor-api/user`))
  const draftUrl = `/${pageLanguage}/pageeditor-api/page/${encodePath(editPath ?? '')}?draft=1`
  const { data: state } = useQuery({ ...pageStateQuery(draftUrl), enabled: isEditor && editPath !== null })
  const [hasRecords] = useState(() => record !== null || document.querySelector('[data-record]') !== null)
  const { data: types = noTypes } = useQuery({
    ...administeredTypesQuery(`/${language}/api/administration/`),
    enabled: hasRecords,
  })
  const canEditRecord = record !== null && types.some((type) => record.startsWith(`${type}/`))
  const records = useMemo(() => listRecordsOnPage(types), [types])
  const { isOn, setOn } = useEditKey(isEditor ? editLinkId : null)
  const isFormerEditor = isRejected(menusQuery) || menusQuery.data === 'no-editor'
  useEffect(() => {
    if (isFormerEditor) removeEditorHint()
  }, [isFormerEditor])

  const menus = menusQuery.data === 'no-editor' ? [] : (menusQuery.data ?? [])
  const links = menus.map(({ title, url }) => (
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
      {canEditRecord && (
        <PageLink href={toAdministrationAddress(language, record)} className={styles.record}>
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
                {records.map(({ record: recordPath, title }) => (
                  <li key={recordPath} lang={pageLanguage}>
                    <PageLink href={toAdministrationAddress(language, recordPath)} className={styles.link}>
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
