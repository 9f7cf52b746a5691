import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { type ImportResult, importLimits } from '@/lib/contract/administration/record-import'
import { toAdministrationAddress } from '@/lib/i18n/administration-address'
import { PageLink } from '@/lib/i18n/page-link'
import { useAdministration } from '../administration-context'
import type { RecordTypeView } from '../record-type'
import { ScreenHead } from '../ui/screen-head'
import { useAdministrationFailureText } from '../ui/use-administration-failure-text'
import styles from './import.module.css'
import { ImportPreviewView } from './import-preview'
import { RejectedLines } from './rejected-lines'
import { useTableImport } from './use-table-import'

/** The screen that imports a table in three steps: selection, preview, import. */
export function ImportScreen({ view }: { view: RecordTypeView }) {
  const t = useTranslations('administration.import')
  const { locale } = useAdministration()
  const describeFailure = useAdministrationFailureText()
  const { table, preview, result, failure, doubt, isPreviewing, isImporting, ...tableImport } = useTableImport(view)
  const { name, contract } = view
  const formatStatus = () => {
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
        backLink={<PageLink href={toAdministrationAddress(locale, contract.name)}>{name.many[locale]}</PageLink>}
      />
      <div className={styles.screen}>
        {result ? (
          <ImportResultView view={view} result={result} onAnother={() => tableImport.chooseFile(null)} />
        ) : (
          <TableChoice name={table?.file.name ?? null} isDisabled={isImporting} onChoose={tableImport.chooseFile} />
        )}
        <p role="status" className={result ? 'visually-hidden' : styles.status}>
          {formatStatus()}
        </p>
        {doubt && <p role="alert">{t(doubt)}</p>}
        {failure && <p role="alert">{failure.status === 413 ? t('tooLarge') : describeFailure(failure)}</p>}
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

interface ImportResultViewProps {
  view: RecordTypeView
  result: ImportResult
  onAnother: () => void
}

/** The result of an import. It gets the focus, because the button that had it is removed. */
function ImportResultView({ view, result, onAnother }: ImportResultViewProps) {
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
        <PageLink href={toAdministrationAddress(locale, view.contract.name)}>
          {t('toList', { name: view.name.many[locale] })}
        </PageLink>
        <Button onClick={onAnother}>{t('another')}</Button>
      </div>
    </section>
  )
}

interface TableChoiceProps {
  /** Name of the selected file; null if there is none. */
  name: string | null
  isDisabled: boolean
  onChoose: (file: File | null) => void
}

/**
 * Selects a table. Its content is read at once, so that the import uses the same content as the
 * preview, even if the file changes.
 */
function TableChoice({ name, isDisabled, onChoose }: TableChoiceProps) {
  const t = useTranslations('administration.import')
  const fileInput = useRef<HTMLInputElement>(null)
  const [isUnreadable, setUnreadable] = useState(false)

  async function readTable(file: File): Promise<void> {
    // A table that is too large is not read: the preview rejects it by its size.
    if (file.size > importLimits.bytes) return onChoose(file)
    const content = await file.arrayBuffer().catch(() => null)
    setUnreadable(content === null)
    onChoose(content && new File([content], file.name))
  }

  return (
    <section className={styles.part}>
      <h2>{t('file')}</h2>
      <p id="import-hint">{t('hint')}</p>
      <div className={styles.actions}>
        <Button
          variant={name === null ? 'primary' : 'secondary'}
          aria-describedby="import-hint"
          isDisabled={isDisabled}
          onClick={() => fileInput.current?.click()}
        >
          {t(name === null ? 'choose' : 'chooseOther')}
        </Button>
        {name !== null && <strong className={styles.name}>{name}</strong>}
      </div>
      {isUnreadable && <p role="alert">{t('unreadable')}</p>}
      <input
        ref={fileInput}
        type="file"
        accept=".csv,.txt,text/csv"
        hidden
        aria-label={t('file')}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          currentTarget.value = ''
          if (file) void readTable(file)
        }}
      />
    </section>
  )
}
