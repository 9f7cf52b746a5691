'use client'

import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { type MouseEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { Lines } from '@/components/skeleton/lines'
import { Skeleton } from '@/components/skeleton/skeleton'
import { PageLink } from '@/lib/i18n/page-link'
import { findFollowedLink } from '../behavior/links/followed-link'
import { extendToPage } from './list-address'
import styles from './list-pages.module.css'
import type { ListPart } from './list-part'

/**
 * The texts of a list that appends further pages, in the language of the page. They are passed as
 * props, so that the browser loads no message formatter.
 */
export interface ContinuedListTexts {
  empty: string
  earlier: string
  more: string
  loading: string
  failed: string
  /** Announced after more entries have loaded; `{shown}` is the number of visible entries. */
  shown: string
}

/** The pages of a list that are loaded, with the function that loads the next one. */
export type LoadedPages<Item> = Pick<
  UseInfiniteQueryResult<InfiniteData<ListPart<Item>>>,
  'data' | 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'
>

export interface ListPagesProps<Item> {
  list: LoadedPages<Item>
  /** The address of the list, without a page number. */
  href: string
  firstPage: number
  texts: ContinuedListTexts
  className?: string | undefined
  /** Lists with groups use the previous item to recognize where a group starts. */
  renderItem: (item: Item, previousItem: Item | undefined) => ReactNode
}

/**
 * A list with a link that appends the next page. In a browser without JavaScript, the link opens a
 * page that shows the list up to the next page. The first appended entry gets the focus, and the
 * number of entries is announced.
 */
export function ListPages<Item extends { id: number | string }>(props: ListPagesProps<Item>) {
  const { list: listQuery, href, firstPage, texts, className, renderItem } = props
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = listQuery
  const [firstAppendedIndex, setFirstAppendedIndex] = useState<number | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const pages = data?.pages ?? []
  const items = pages.flatMap((page) => page.items)
  const nextPage = firstPage + pages.length
  const lastItem = items.at(-1)
  const hasAppended = firstAppendedIndex !== null && firstAppendedIndex < items.length

  useLayoutEffect(() => {
    if (hasAppended) list.current?.children[firstAppendedIndex]?.querySelector('a')?.focus()
  }, [hasAppended, firstAppendedIndex])

  async function appendNextPage() {
    const pageResult = await fetchNextPage()
    const loadedCount = pageResult.data?.pages.flatMap((page) => page.items).length ?? 0
    // The visitor may have changed the filters while the page was loading.
    const isOtherList = pageResult.isPlaceholderData || pageResult.data?.pageParams[0] !== data?.pageParams[0]
    if (pageResult.isError || isOtherList || loadedCount === items.length) return
    setFirstAppendedIndex(items.length)
    window.history.replaceState(window.history.state, '', extendToPage(href, nextPage))
  }

  function handleClick(event: MouseEvent) {
    if (!findFollowedLink(event.nativeEvent)) return
    event.preventDefault()
    if (!isFetchingNextPage) void appendNextPage()
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
          href={`${extendToPage(href, nextPage)}#n${lastItem?.id}`}
          rel="next"
          onClick={handleClick}
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
