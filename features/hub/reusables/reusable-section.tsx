import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { type ReactNode, type RefObject, useId } from 'react'
import { Button } from '@/components/ui/button'
import { ReadFailure } from '@/components/ui/read-failure'
import { SectionHead } from '@/features/editor/ui/section-head'
import styles from './reusables.module.css'

interface ReusableSectionProps<Entry> {
  ref: RefObject<HTMLElement | null>
  /** The key of its texts in the messages. */
  kind: 'containers' | 'selections' | 'templates'
  query: UseQueryResult<Entry[]>
  /** Omitted if the user cannot create an entry here. */
  onCreate?: () => void
  renderEntry: (entry: Entry) => ReactNode
}

/** The list of reusable containers, HTML selections or templates, with an explanation. */
export function ReusableSection<Entry>({ kind, query, onCreate, renderEntry, ref }: ReusableSectionProps<Entry>) {
  const t = useTranslations(`editor.reusables.${kind}`)
  const tReusables = useTranslations('editor.reusables')
  const id = useId()
  return (
    <section ref={ref} tabIndex={-1} aria-labelledby={id} className={styles.section}>
      <SectionHead id={id} title={t('title')}>
        {onCreate && kind !== 'templates' && <Button onClick={onCreate}>{tReusables(`${kind}.new`)}</Button>}
      </SectionHead>
      <p>{t('text')}</p>
      <ReadFailure query={query} />
      {query.isPending && <p role="status">{t('loading')}</p>}
      {query.data?.length === 0 && <p>{t('empty')}</p>}
      {query.data && query.data.length > 0 && <ul className={styles.list}>{query.data.map(renderEntry)}</ul>}
    </section>
  )
}
