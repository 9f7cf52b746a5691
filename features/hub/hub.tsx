'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { TextField } from '@/components/form/text-field'
import { BaseButton } from '@/components/ui/base-button'
import { Button } from '@/components/ui/button'
import type { NoticeContent } from '@/components/ui/notice'
import { hubKey } from '@/features/editor/query-keys'
import { ScreenNotice } from '@/features/editor/ui/screen-notice'
import { SectionHead } from '@/features/editor/ui/section-head'
import { requireSuccess } from '@/lib/api/require-success'
import type { Failure } from '@/lib/api/result'
import { defaultLocale, type Locale } from '@/lib/contract/common/locale'
import { movePage, restorePage, undoReplacement } from './calls'
import { toFailureReason } from './dialogs/failure'
import styles from './hub.module.css'
import { Overview } from './overview/overview'
import { getTitle, type HubPage, toChangeTarget } from './page-list/page-list'
import type { Task, Undoable } from './page-list/tasks'
import type { TreePosition } from './page-list/tree-position'
import { PageTools } from './page-tree/page-tools'
import { PageTree } from './page-tree/page-tree'
import { pageQuery } from './queries'
import { useReplacementFormatter } from './replace-text/use-replacement-formatter'
import { SearchResults } from './search-results'
import { TaskDialog } from './task-dialogs/task-dialog'
import { useOpenPages } from './use-open-pages'
import { listFocusPath, usePendingFocus } from './use-pending-focus'
import { useRestoredFormatter } from './use-restored-formatter'

export interface HubProps {
  locale: Locale
  /** The initial term of the quick search; empty shows the whole tree. */
  searchTerm: string
}

interface Move {
  page: HubPage
  target: TreePosition
}

/** The page tree with its actions, next to the overview of changes, drafts and schedules. */
export function Hub({ locale, searchTerm: initialSearchTerm }: HubProps) {
  const t = useTranslations('hub')
  const formatRestored = useRestoredFormatter()
  const formatReplacement = useReplacementFormatter()
  const client = useQueryClient()
  const tree = useOpenPages()
  const [searchTerm, setSearchTerm] = useState(initialSearchTerm)
  const [task, setTask] = useState<Task | null>(null)
  const [activeId, setActiveId] = useState<number | null>(null)
  const [notice, setNotice] = useState<NoticeContent | null>(null)
  const focus = usePendingFocus()

  const refetch = () => client.invalidateQueries({ queryKey: hubKey })
  const finishTask = async (text: string, id: number | null, undoable?: Undoable) => {
    // Rendered synchronously, because the dialog must return the focus before `listFocusPath` reads
    // it.
    flushSync(() => {
      setTask(null)
      setNotice({ text, kind: 'success', actions: undoable ? toUndoActions(undoable) : [] })
    })
    const path = listFocusPath()
    const [page] = await Promise.all([
      id === null ? null : client.fetchQuery({ ...pageQuery(locale, id), staleTime: 0 }).catch(() => null),
      refetch(),
    ])
    tree.openAll((page?.parents ?? []).map((ancestor) => ancestor.id))
    if (id !== null) focus.request({ pageId: id, path })
  }
  const toUndoActions = ({ kind, id }: Undoable) => {
    if (kind === 'removal') return [{ text: t('remove.restore'), onPress: () => restoreMutation.mutate(id) }]
    return [
      { text: t('replaceText.undo'), onPress: () => undoMutation.mutate(id) },
      { text: t('overview.publishMany'), onPress: () => setTask({ kind: 'publish-many' }) },
    ]
  }
  const showFailure = ({ failure }: { failure: Failure }) => {
    const { kind, author } = toFailureReason(failure)
    setNotice({ text: t(`failures.${kind}`, { by: author ?? t('failures.somebody') }), kind: 'error' })
  }
  const restoreMutation = useMutation({
    mutationFn: (id: number) => requireSuccess(restorePage(locale, id)),
    onSuccess: (page) => finishTask(formatRestored(page), page.id),
    onError: showFailure,
  })
  const undoMutation = useMutation({
    mutationFn: (id: number) => requireSuccess(undoReplacement(locale, id)),
    onSuccess: (replacement) => finishTask(formatReplacement(replacement, 'undone'), null),
    onError: showFailure,
  })
  const moveMutation = useMutation({
    mutationFn({ page, target }: Move) {
      return requireSuccess(movePage(toChangeTarget(page, locale), target))
    },
    onSuccess(_, { page, target }) {
      const values = { title: getTitle(page, locale), position: target.position + 1 }
      setNotice({ text: t('moved', values), kind: 'success' })
    },
    onError: showFailure,
    onSettled: refetch,
  })
  const renderTools = (page: HubPage) => (
    <PageTools
      page={page}
      onTask={setTask}
      onMove={(target) => moveMutation.mutate({ page, target })}
      isMoving={moveMutation.isPending}
    />
  )
  const listProps = {
    locale,
    activeId,
    renderTools,
    onActivate: setActiveId,
    pendingFocusId: focus.pageId,
    onFocused: focus.clear,
  }

  return (
    <>
      {/* Spans the two columns. On a phone, the overview is below the pages, so the notice must not
          be in one of them. */}
      <ScreenNotice notice={notice} />
      <div className={styles.columns}>
        <section aria-labelledby="hub-pages">
          <SectionHead id="hub-pages" title={t('pages')}>
            <span className={styles.tools}>
              <Button variant="primary" onClick={() => setTask({ kind: 'create', initialParent: null })}>
                {t('new')}
              </Button>
              <Button onClick={() => setTask({ kind: 'replace-text' })}>{t('replaceText.open')}</Button>
            </span>
          </SectionHead>
          <HubSearch locale={locale} searchTerm={searchTerm} onSearchTermChange={setSearchTerm} />
          {searchTerm.trim() !== '' ? (
            <SearchResults {...listProps} searchTerm={searchTerm} />
          ) : (
            <>
              <p className={styles.switches}>
                <BaseButton onClick={tree.closeAll}>{t('tree.closeAll')}</BaseButton>
              </p>
              <PageTree {...listProps} openIds={tree.openIds} onOpen={tree.setOpenIds} />
            </>
          )}
        </section>
        <Overview locale={locale} onPublishMany={() => setTask({ kind: 'publish-many' })} />
        {task && (
          <TaskDialog
            task={task}
            locale={locale}
            onDone={(...outcome) => void finishTask(...outcome)}
            onClose={() => setTask(null)}
          />
        )}
      </div>
    </>
  )
}

interface HubSearchProps {
  locale: Locale
  searchTerm: string
  onSearchTermChange: (searchTerm: string) => void
}

/**
 * The quick search of the hub. It filters while the user types. Submitting the form puts the search
 * term into the URL.
 */
function HubSearch({ locale, searchTerm, onSearchTermChange }: HubSearchProps) {
  const t = useTranslations('hub')
  return (
    <form className={styles.search}>
      {locale !== defaultLocale && <input type="hidden" name="lang" value={locale} />}
      <TextField
        id="hub-search"
        label={t('search')}
        input={{
          name: 'q',
          type: 'search',
          value: searchTerm,
          autoComplete: 'off',
          maxLength: 200,
          onChange: (event) => onSearchTermChange(event.currentTarget.value),
        }}
      />
      <Button type="submit">{t('find')}</Button>
    </form>
  )
}
