import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import type { ImportResult } from '@/lib/contract/administration/record-import'
import { administrationAddress } from '@/lib/i18n/administration-address'
import { PageLink } from '@/lib/i18n/page-link'
import { useAdministration } from '../administration-context'
import type { RecordTypeView } from '../record-type'
import styles from './import.module.css'
import { RejectedLines } from './rejected-lines'

interface ImportResultViewProps {
  view: RecordTypeView
  result: ImportResult
  onAnother: () => void
}

/** The result of an import. It gets the focus, because the button that had it is removed. */
export function ImportResultView({ view, result, onAnother }: ImportResultViewProps) {
  const t = useTranslations('administration.import')
  const { locale } = useAdministration()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={styles.part}>
      <h2 ref={heading} tabIndex={-1}>
        {t('done')}
      </h2>
      <ul className={styles.counts}>
        <li>{t('states.new', { count: result.created.length })}</li>
        <li>{t('states.changed', { count: result.changed.length })}</li>
        <li>{t('states.unchanged', { count: result.unchanged })}</li>
        {result.wrong > 0 && <li>{t('states.wrong', { count: result.wrong })}</li>}
      </ul>
      <RejectedLines table={result.rejected} view={view} />
      <div className={styles.actions}>
        <PageLink href={administrationAddress(locale, view.contract.name)}>
          {t('toList', { name: view.name.many[locale] })}
        </PageLink>
        <Button onClick={onAnother}>{t('another')}</Button>
      </div>
    </section>
  )
}
