import { useEffect, useMemo } from 'react'
import { Disclosure } from '@/components/ui/disclosure'
import type { EditorMenu, WorkingState } from '@/lib/api/editor-session'
import { PageLink } from '@/lib/i18n/page-link'
import { forgetEditorHint } from '../../authentication-hint'
import { useAccountQuery } from '../account/use-account-query'
import styles from './editor-bar.module.css'
import { useEditKey } from './use-edit-key'

export interface LoadedToolsProps {
  /** The id of the link that leads to editing the page. */
  editLinkId: string
  /** The address of GET pageeditor-api/user in the page's language. */
  menusUrl: string
  /** The address of the page's working copy; null where there is no page to edit. */
  stateUrl: string | null
  texts: { more: string; key: string; states: Record<WorkingState, string> }
}

/** The state of the page, where editors go, and the setting of the key that begins editing. */
export default function LoadedTools({ editLinkId, menusUrl, stateUrl, texts }: LoadedToolsProps) {
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
    <>
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
    </>
  )
}
