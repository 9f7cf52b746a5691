import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { type ReactNode, type RefObject, useId } from 'react'
import { Button } from '@/components/ui/button'
import { ReadFailure } from '@/components/ui/read-failure'
import { SectionHead } from '../ui/section-head'
import styles from './reusables.module.css'

interface ReusableSectionProps<Entry> {
  ref: RefObject<HTMLElement | null>
  /** Which of the texts are used. */
  kind: 'containers' | 'selections'
  query: UseQueryResult<Entry[]>
  onCreate: () => void
  renderEntry: (entry: Entry) => ReactNode
}

/** All reusable containers, or all HTML selections, and how they come onto a page. */
export function ReusableSection<Entry>({
  kind,
  query,
  onCreate,
  renderEntry,
  ref,
}: ReusableSectionProps<Entry>) {
  const t = useTranslations(`editor.reusables.${kind}`)
  const id = useId()
  return (
    <section ref={ref} tabIndex={-1} aria-labelledby={id} className={styles.section}>
      <SectionHead id={id} title={t('title')}>
        <Button onClick={onCreate}>{t('new')}</Button>
      </SectionHead>
      <p>{t('text')}</p>
      <ReadFailure query={query} />
      {query.isPending && <p role="status">{t('loading')}</p>}
      {query.data?.length === 0 && <p>{t('empty')}</p>}
      {query.data && query.data.length > 0 && <ul className={styles.list}>{query.data.map(renderEntry)}</ul>}
    </section>
  )
}
