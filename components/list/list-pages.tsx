'use client'

import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { type MouseEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { Lines } from '@/components/skeleton/lines'
import { Skeleton } from '@/components/skeleton/skeleton'
import { PageLink } from '@/lib/i18n/page-link'
import { followedLink } from '../behavior/links/followed-link'
import { extendToPage } from './list-address'
import styles from './list-pages.module.css'
import type { ListPart } from './list-part'

/** The list's texts in the page's language, so that the browser needs no message formatter. */
export interface ContinuedListTexts {
  empty: string
  earlier: string
  more: string
  loading: string
  failed: string
  /** Announced after more entries have loaded; `{shown}` is the number of visible entries. */
  shown: string
}

/** A list up to the loaded page, with the reader of further pages. */
export type ReadList<Item> = Pick<
  UseInfiniteQueryResult<InfiniteData<ListPart<Item>>>,
  'data' | 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'
>

export interface ListPagesProps<Item> {
  list: ReadList<Item>
  /** The address of the list, without a page number. */
  href: string
  /** The number of the first page that is shown. */
  firstPage: number
  texts: ContinuedListTexts
  className?: string | undefined
  /** `before` is the preceding item: the first item of a group shows the heading of the group. */
  renderItem: (item: Item, before: Item | undefined) => ReactNode
}

/**
 * A list that appends further pages. The link works without JavaScript, too: its address shows the
 * same list again. Appended entries get the focus and are announced.
 */
export function ListPages<Item extends { id: number | string }>(props: ListPagesProps<Item>) {
  const { list: listQuery, href, firstPage, texts, className, renderItem } = props
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = listQuery
  const [appendedAt, setAppendedAt] = useState<number | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const pages = data?.pages ?? []
  const items = pages.flatMap((page) => page.items)
  const nextPage = firstPage + pages.length
  const last = items.at(-1)
  const hasAppended = appendedAt !== null && appendedAt < items.length

  useLayoutEffect(() => {
    if (hasAppended) list.current?.children[appendedAt]?.querySelector('a')?.focus()
  }, [hasAppended, appendedAt])

  async function append() {
    const pageResult = await fetchNextPage()
    const loadedCount = pageResult.data?.pages.flatMap((page) => page.items).length ?? 0
    // Another list may have been requested meanwhile.
    const isOther = pageResult.isPlaceholderData || pageResult.data?.pageParams[0] !== data?.pageParams[0]
    if (pageResult.isError || isOther || loadedCount === items.length) return
    setAppendedAt(items.length)
    window.history.replaceState(window.history.state, '', extendToPage(href, nextPage))
  }

  function follow(event: MouseEvent) {
    if (!followedLink(event.nativeEvent)) return
    event.preventDefault()
    if (!isFetchingNextPage) void append()
  }

  if (items.length === 0) return <p className={styles.empty}>{texts.empty}</p>
  return (
    <>
      {firstPage > 1 && (
        <PageLink className={styles.step} href={extendToPage(href, firstPage - 1)} rel="prev">
          {texts.earlier}
        </PageLink>
      )}
      <ul ref={list} className={className}>
        {items.map((item, index) => (
          <li key={item.id} id={`n${item.id}`}>
            {renderItem(item, items[index - 1])}
          </li>
        ))}
      </ul>
      {isFetchingNextPage && (
        <Skeleton label={texts.loading}>
          <div className={styles.loading}>
            <Lines widths={['short', 'long', 'full']} />
            <Lines widths={['short', 'medium', 'full']} />
          </div>
        </Skeleton>
      )}
      {isFetchNextPageError && (
        <p className={styles.failed} role="alert">
          {texts.failed}
        </p>
      )}
      {hasNextPage && (
        <PageLink
          className={styles.step}
          href={`${extendToPage(href, nextPage)}#n${last?.id}`}
          rel="next"
          onClick={follow}
          aria-disabled={isFetchingNextPage || undefined}
        >
          {texts.more}
        </PageLink>
      )}
      <p role="status" className="visually-hidden">
        {hasAppended && texts.shown.replace('{shown}', String(items.length))}
      </p>
    </>
  )
}
