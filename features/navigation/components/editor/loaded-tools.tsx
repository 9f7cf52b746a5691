import { useEffect, useMemo, useState } from 'react'
import { Disclosure } from '@/components/ui/disclosure'
import type { EditorMenu, WorkingState } from '@/lib/api/editor-session'
import type { Locale } from '@/lib/contract/locale'
import { PageLink } from '@/lib/i18n/page-link'
import { editorLanguageHint, forgetEditorHint } from '../../authentication-hint'
import { useAccountQuery } from '../account/use-account-query'
import styles from './editor-bar.module.css'
import { editorBarTexts } from './editor-bar-texts'
import { useEditKey } from './use-edit-key'

export interface LoadedToolsProps {
  /** The id of the link that leads to editing the page. */
  editLinkId: string
  pageLanguage: Locale
  /** The address of the page's working copy; null where there is no page to edit. */
  stateUrl: string | null
}

/** The state of the page, where editors go, and the setting of the key that begins editing, in the editor's own language. */
export default function LoadedTools({ editLinkId, pageLanguage, stateUrl }: LoadedToolsProps) {
  const [language] = useState(() => editorLanguageHint() ?? pageLanguage)
  const texts = editorBarTexts[language]
  const menusUrl = `/${language}/pageeditor-api/user`
  const { data: menus, isError } = useAccountQuery<EditorMenu[]>(
    useMemo(() => (queries) => queries.observeEditorMenus(menusUrl), [menusUrl]),
  )
  const { data: state } = useAccountQuery<WorkingState>(
    useMemo(() => (stateUrl === null ? null : (queries) => queries.observePageState(stateUrl)), [stateUrl]),
  )
  const { isOn, setOn } = useEditKey(editLinkId)
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
      <ul className={styles.menus}>{links}</ul>
      <Disclosure
        className={styles.more}
        name="frame-menu"
        data-menu="editor"
        button={{ className: styles.link }}
        summary={texts.more}
      >
        <div className={`on-dark ${styles.panel}`}>
          <ul className={styles.narrow}>{links}</ul>
          <label className={styles.key}>
            <input type="checkbox" checked={isOn} onChange={({ target }) => setOn(target.checked)} />
            {texts.key}
          </label>
        </div>
      </Disclosure>
    </div>
  )
}
