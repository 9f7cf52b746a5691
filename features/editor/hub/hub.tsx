'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import formStyles from '@/components/form/form.module.css'
import type { Locale } from '@/lib/contract/locale'
import { movePage, readPages } from './calls'
import { reasonOf } from './failure'
import { FoundPages } from './found-pages'
import styles from './hub.module.css'
import { HubSearch } from './hub-search'
import { Overview } from './overview'
import { type HubPage, titleOf } from './page-list'
import { linkIdOf } from './page-row'
import { PageTools } from './page-tools'
import { PageTree } from './page-tree'
import { TaskDialog } from './task-dialog'
import type { Task } from './tasks'
import type { Place } from './tree'
import { type HubState, useHub } from './use-hub'
import { useOpenPages } from './use-open-pages'
import { usePageSearch } from './use-page-search'

export interface HubProps {
  locale: Locale
  first: HubState
  /** The words of the quick search; empty shows the whole tree. */
  words: string
}

/** The page tree with all that can be done with it, and beside it what happened and what is to happen. */
export function Hub({ locale, first, words: firstWords }: HubProps) {
  const t = useTranslations('hub')
  const { branches, recent, planned, load, loadMore, reload } = useHub(first, locale)
  const tree = useOpenPages(load)
  const [words, setWords] = useState(firstWords)
  const [version, setVersion] = useState(0)
  const found = usePageSearch(words, locale, { first: first.found, version })
  const [task, setTask] = useState<Task | null>(null)
  const [active, setActive] = useState<number | null>(null)
  const [notice, setNotice] = useState<{ text: string; isError: boolean } | null>(null)
  const [sought, setSought] = useState<number | null>(null)

  // A page that was just made or moved takes the focus, once it is drawn.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is drawn when the pages or what is open changed.
  useEffect(() => {
    const link = sought === null ? null : document.getElementById(linkIdOf(sought))
    if (!link) return
    link.focus()
    setSought(null)
  }, [sought, branches, found, tree.open])

  const refresh = async (others: readonly number[] = []) => {
    await reload(others)
    setVersion((last) => last + 1)
  }
  const tell = async (text: string, id: number | null) => {
    setTask(null)
    setNotice({ text, isError: false })
    const result = id === null ? null : await readPages(locale, { id })
    const above = result?.ok ? (result.value.pages[0]?.parents ?? []) : []
    const ids = above.map((page) => page.id)
    await refresh(ids)
    tree.openAll(ids)
    setSought(id)
  }
  const step = async (page: HubPage, place: Place) => {
    const result = await movePage({ locale, id: page.id, revision: page.revisions[locale] }, place)
    const values = { title: titleOf(page, locale), position: place.position + 1 }
    if (result.ok) setNotice({ text: t('moved', values), isError: false })
    else {
      const { kind, by } = reasonOf(result.failure)
      setNotice({ text: t(`failures.${kind}`, { by: by ?? t('failures.somebody') }), isError: true })
    }
    await refresh()
  }
  const renderTools = (page: HubPage) => <PageTools page={page} onTask={setTask} onMove={step} />
  const shown = [...branches.values(), found].flatMap((branch) => branch?.pages ?? [])
  const list = { locale, active, renderTools, onActivate: setActive }

  return (
    <div className={styles.columns}>
      <section aria-labelledby="hub-pages">
        <div className={styles.bar}>
          <h2 id="hub-pages">{t('pages')}</h2>
          <button
            type="button"
            className={formStyles.submit}
            onClick={() => setTask({ kind: 'create', above: null })}
          >
            {t('new')}
          </button>
        </div>
        <HubSearch locale={locale} words={words} onWords={setWords} />
        <p role="status" className={styles.notice} data-error={notice?.isError ? '' : undefined}>
          {notice?.text}
        </p>
        {words.trim() !== '' ? (
          <FoundPages {...list} found={found} words={words} />
        ) : (
          <>
            <p className={styles.switches}>
              <button type="button" onClick={tree.closeAll}>
                {t('tree.closeAll')}
              </button>
            </p>
            <PageTree
              {...list}
              branches={branches}
              open={tree.open}
              onToggle={tree.toggle}
              onMore={(parent) => void loadMore(parent)}
            />
          </>
        )}
      </section>
      <Overview planned={planned} recent={recent} />
      {task && (
        <TaskDialog
          task={task}
          shown={shown}
          top={branches.get(null)?.pages ?? []}
          locale={locale}
          onStale={refresh}
          onDone={(text, id) => void tell(text, id)}
          onClose={() => setTask(null)}
        />
      )}
    </div>
  )
}
