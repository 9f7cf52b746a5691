'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import formStyles from '@/components/form/form.module.css'
import type { Locale } from '@/lib/contract/locale'
import { movePage } from './calls'
import styles from './hub.module.css'
import { HubSearch } from './hub-search'
import { Overview } from './overview'
import { findPages, type HubPage, titleOf } from './page-list'
import { linkIdOf, PageRow } from './page-row'
import { PageTools } from './page-tools'
import { PageTree } from './page-tree'
import { TaskDialog } from './task-dialog'
import type { Task } from './tasks'
import { idsAbove, type Place } from './tree'
import { type HubState, useHub } from './use-hub'
import { useOpenPages } from './use-open-pages'

export interface HubProps {
  locale: Locale
  first: HubState
  /** The words of the quick search; empty shows the whole tree. */
  words: string
}

/** The page tree with all that can be done with it, and beside it what happened and what is to happen. */
export function Hub({ locale, first, words: firstWords }: HubProps) {
  const t = useTranslations('hub')
  const { pages, recent, reload } = useHub(first, locale)
  const tree = useOpenPages()
  const [words, setWords] = useState(firstWords)
  const [task, setTask] = useState<Task | null>(null)
  const [active, setActive] = useState<number | null>(null)
  const [notice, setNotice] = useState<{ text: string; isError: boolean } | null>(null)
  const [sought, setSought] = useState<number | null>(null)
  const found = words.trim() === '' ? null : findPages(pages, words)

  // A page that was just made or moved takes the focus, once it is drawn.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is drawn when the pages or what is open changed.
  useEffect(() => {
    const link = sought === null ? null : document.getElementById(linkIdOf(sought))
    if (!link) return
    link.focus()
    setSought(null)
  }, [sought, pages, tree.open])

  const tell = async (text: string, id: number | null) => {
    setTask(null)
    setNotice({ text, isError: false })
    const now = await reload()
    if (id === null) return
    tree.openAll(idsAbove(now, id))
    setSought(id)
  }
  const step = async (page: HubPage, place: Place) => {
    const result = await movePage({ locale, id: page.id, revision: page.revisions[locale] }, place)
    const values = { title: titleOf(page, locale), position: place.position + 1 }
    if (result.ok) setNotice({ text: t('moved', values), isError: false })
    else
      setNotice({
        text: t(`failures.${result.failure.kind}`, { by: result.failure.by ?? t('failures.somebody') }),
        isError: true,
      })
    await reload()
  }
  const renderTools = (page: HubPage) => <PageTools {...{ page, pages }} onTask={setTask} onMove={step} />

  return (
    <div className={styles.columns}>
      <section aria-labelledby="hub-pages">
        <div className={styles.bar}>
          <h2 id="hub-pages">{t('pages')}</h2>
          <button
            type="button"
            className={formStyles.submit}
            onClick={() => setTask({ kind: 'create', parent: null })}
          >
            {t('new')}
          </button>
        </div>
        <HubSearch locale={locale} words={words} onWords={setWords} />
        <p role="status" className={styles.notice} data-error={notice?.isError ? '' : undefined}>
          {notice?.text}
        </p>
        {found ? (
          <>
            <p role="status" className={styles.fact}>
              {found.length === 0 ? t('nothing', { words }) : t('found', { count: found.length })}
            </p>
            <ul className={styles.tree}>
              {found.map((page) => (
                <li key={page.id}>
                  <PageRow
                    page={page}
                    locale={locale}
                    isActive={active === page.id}
                    onActivate={(isActive) => setActive(isActive ? page.id : null)}
                  >
                    {renderTools(page)}
                  </PageRow>
                </li>
              ))}
            </ul>
          </>
        ) : (
          <>
            <p className={styles.switches}>
              <button type="button" onClick={() => tree.openAll(pages.map(({ id }) => id))}>
                {t('tree.openAll')}
              </button>
              <button type="button" onClick={tree.closeAll}>
                {t('tree.closeAll')}
              </button>
            </p>
            <PageTree
              {...{ pages, locale, active, renderTools }}
              open={tree.open}
              onToggle={tree.toggle}
              onActivate={setActive}
            />
          </>
        )}
      </section>
      <Overview pages={pages} recent={recent} />
      {task && (
        <TaskDialog
          {...{ task, pages, locale }}
          onStale={reload}
          onDone={(text, id) => void tell(text, id)}
          onClose={() => setTask(null)}
        />
      )}
    </div>
  )
}
