import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { administrationAddress } from '@/lib/i18n/administration-address'
import { PageLink } from '@/lib/i18n/page-link'
import { useAdministration } from '../administration-context'
import type { RecordTypeView } from '../record-type'
import { useFailureText } from '../ui/failure-text'
import { ScreenHead } from '../ui/screen-head'
import styles from './import.module.css'
import { ImportPreviewView } from './import-preview'
import { ImportResultView } from './import-result'
import { TableChoice } from './table-choice'
import { useTableImport } from './use-table-import'

/** The screen that imports a table in three steps: selection, preview, import. */
export function ImportScreen({ view }: { view: RecordTypeView }) {
  const t = useTranslations('administration.import')
  const { locale } = useAdministration()
  const failureText = useFailureText()
  const { table, preview, result, failure, isStale, isPreviewing, isImporting, ...tableImport } = useTableImport(view)
  const { name, contract } = view
  const toStatusText = () => {
    if (isImporting) return t('importing')
    if (isPreviewing) return t('looking')
    if (result) return t('done')
    if (!preview || failure) return null
    const { new: created = 0, changed = 0, unchanged = 0, wrong = 0 } = preview.counts
    return t('counts', { created, changed, unchanged, wrong })
  }
  return (
    <>
      <ScreenHead
        title={t('title', { name: name.many[locale] })}
        backLink={<PageLink href={administrationAddress(locale, contract.name)}>{name.many[locale]}</PageLink>}
      />
      <div className={styles.screen}>
        {result ? (
          <ImportResultView view={view} result={result} onAnother={() => tableImport.chooseFile(null)} />
        ) : (
          <TableChoice name={table?.file.name ?? null} isDisabled={isImporting} onChoose={tableImport.chooseFile} />
        )}
        <p role="status" className={result ? 'visually-hidden' : styles.status}>
          {toStatusText()}
        </p>
        {isStale && <p role="alert">{t('stale')}</p>}
        {failure && <p role="alert">{failure.status === 413 ? t('tooLarge') : failureText(failure)}</p>}
        {tableImport.retry && (
          <div>
            <Button onClick={tableImport.retry}>{t('retry')}</Button>
          </div>
        )}
        {preview && !result && (
          <ImportPreviewView
            view={view}
            preview={preview}
            mapping={table?.mapping ?? null}
            isBusy={isPreviewing || isImporting}
            onMap={tableImport.changeMapping}
            onImport={tableImport.startImport}
          />
        )}
      </div>
    </>
  )
}
