'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import type { Locale } from '@/lib/contract/locale'
import type { Module } from '@/lib/contract/module'
import type { Page } from '@/lib/contract/page'
import type { PageDraft } from '@/lib/contract/page-editing'
import { PageLink } from '@/lib/i18n/page-link'
import { BlockTools } from '../blocks/block-tools'
import type { ModuleProblem, PageResult } from '../calls'
import { ConflictPanel } from '../conflicts/conflict-panel'
import { keyOfId } from '../core/trees'
import { FieldsPanel } from '../fields/fields-panel'
import { modulesOf } from '../opening/modules-of'
import { usePageEditor } from '../opening/use-page-editor'
import { withCurrentPictures } from '../pictures/on-page/current-pictures'
import { PictureDrop } from '../pictures/on-page/picture-drop'
import { useChangedPictures } from '../pictures/picture-news'
import { ProblemPanel } from '../publishing/problem-panel'
import { PublishPanel } from '../publishing/publish-panel'
import type { Site } from '../settings/previews'
import { withSettings } from '../settings/settings-of'
import { SettingsTool } from '../settings/settings-tool'
import { useOwnAddress } from '../settings/use-own-address'
import { VersionsPanel } from '../versions/versions-panel'
import { TextTools } from '../writing/text-tools'
import { useWriting } from '../writing/use-writing'
import styles from './desk.module.css'
import { UndoTools } from './undo-tools'
import { useNotice } from './use-notice'
import { useUndoKeys } from './use-undo-keys'

/** What the element around a module carries while its page is edited. */
export type EditAttributes = (module: Module) => Record<`data-${string}`, string | number>

export interface EditorDeskProps {
  draft: PageDraft
  locale: Locale
  /** The id of the editor who is logged in. */
  user: number
  site: Site
  /** Draws the page as visitors would see it; handed in, since features do not know each other. */
  renderPage: (page: Page, editAttributes: EditAttributes) => ReactNode
}

/** A page that is edited, and the desk below it: the block's tools, undo, how it stands, its versions, publishing. */
export function EditorDesk({ draft, locale, user, site, renderPage }: EditorDeskProps) {
  const t = useTranslations('editor')
  const [page, setPage] = useState(draft)
  const [isEditView, setEditView] = useState(true)
  const [problems, setProblems] = useState<ModuleProblem[]>([])
  const { notice, tell } = useNotice()
  const editor = usePageEditor(draft, {
    locale,
    user,
    onPage: setPage,
    onEvent: (event) => {
      tell({ kind: event === 'save' ? 'save' : 'error', text: t(`notices.${event}`) })
      if (event === 'save') setPage(afterChange)
    },
  })
  const root = useRef<HTMLDivElement>(null)
  const writing = useWriting(editor, root)
  useUndoKeys(isEditView ? editor : null)

  const document = editor?.document
  const shown = useMemo(
    () => (editor && document ? modulesOf(document, { idOf: editor.idOf, frozen: writing.frozen }) : null),
    [editor, document, writing.frozen],
  )
  const written = useMemo(() => (document ? withSettings(page, document.settings) : page), [page, document])
  useOwnAddress(page.urls[locale], written.title)
  const pictures = useChangedPictures()
  const current = useMemo(
    () => shown && withCurrentPictures({ ...written, modules: shown.modules }, pictures),
    [written, shown, pictures],
  )
  const editAttributes: EditAttributes = ({ id }) => {
    const key = shown?.keys.get(id) ?? keyOfId(id)
    return { 'data-module': key, ...(key === writing.selected && { 'data-selected': '' }) }
  }

  const settle = (result: PageResult, done: 'published' | 'unpublished') => {
    setProblems(result.ok ? [] : result.problems)
    if (result.ok) {
      setPage(result.page)
      return tell({ kind: 'save', text: t(`notices.${done}`) })
    }
    const reason = result.status === 401 ? t('notices.login') : result.detail
    tell({
      kind: 'error',
      text: reason ?? t(result.status === 400 ? 'notices.incomplete' : 'notices.failed'),
    })
  }

  return (
    <>
      <div
        ref={root}
        data-edit-view={isEditView ? '' : undefined}
        className={styles.page}
        onClickCapture={isEditView ? writing.point : undefined}
      >
        {renderPage(current ?? page, editAttributes)}
      </div>
      <section aria-label={t('desk')} className={`on-dark ${styles.desk}`}>
        <p className={styles.notice} role="status" data-kind={notice?.kind}>
          {notice?.text}
        </p>
        {editor && <ConflictPanel editor={editor} />}
        <ProblemPanel problems={problems} keyOf={(id) => shown?.keys.get(id) ?? keyOfId(id)} />
        {editor && isEditView && <PictureDrop editor={editor} locale={locale} writing={writing} />}
        {editor && isEditView && (
          <div className={styles.controls}>
            <BlockTools editor={editor} writing={writing} />
            <FieldsPanel editor={editor} writing={writing} locale={locale} />
            {writing.text && <TextTools editor={writing.text.editor} />}
            <UndoTools editor={editor} />
          </div>
        )}
        <div className={styles.controls}>
          <p className={styles.state} data-state={page.state}>
            {t(`states.${page.state}`)}
            {editor && editor.status !== 'saved' && (
              <span className={styles.quiet}> {t(`saving.${editor.status}`)}</span>
            )}
          </p>
          <button
            type="button"
            className={styles.control}
            aria-pressed={isEditView}
            onClick={() => {
              writing.end()
              setEditView(!isEditView)
            }}
          >
            {t('editView')}
          </button>
          {editor && <SettingsTool editor={editor} page={written} locale={locale} site={site} />}
          <VersionsPanel page={page} locale={locale} />
          <PublishPanel page={page} locale={locale} onResult={settle} isReady={editor?.status === 'saved'} />
          <PageLink href={page.urls[locale] ?? `/${locale}`} className={styles.control}>
            {t('end')}
          </PageLink>
        </div>
      </section>
    </>
  )
}

/** A page whose working copy was changed: what visitors see is older now. */
function afterChange(page: PageDraft): PageDraft {
  return page.state === 'online' ? { ...page, state: 'changed', is_changed: true } : page
}
