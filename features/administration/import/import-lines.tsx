import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Disclosure } from '@/components/ui/disclosure'
import type { ImportLine, ImportPreview } from '@/lib/contract/administration/record-import'
import styles from './import.module.css'

interface ImportLinesProps {
  state: ImportLine['state']
  preview: ImportPreview
  getTargetLabel: (target: string) => string
}

const linesPerStep = 50

/** The lines with the same effect. A button shows more of them. */
export function ImportLines({ state, preview, getTargetLabel }: ImportLinesProps) {
  const t = useTranslations('administration.import')
  const [shownCount, setShownCount] = useState(linesPerStep)
  const lines = preview.lines.filter((line) => line.state === state)
  const remainingCount = lines.length - shownCount
  if (lines.length === 0) return null
  return (
    <Disclosure
      className={styles.state}
      open={state !== 'unchanged'}
      data-state={state}
      summary={t(`states.${state}`, { count: lines.length })}
    >
      <ul className={styles.lines}>
        {lines.slice(0, shownCount).map((line) => (
          <LineView key={line.line} line={line} columns={preview.columns} getTargetLabel={getTargetLabel} />
        ))}
      </ul>
      {remainingCount > 0 && (
        <Button onClick={() => setShownCount(shownCount + linesPerStep)}>
          {t('more', { count: Math.min(linesPerStep, remainingCount) })}
        </Button>
      )}
    </Disclosure>
  )
}

interface LineViewProps {
  line: ImportLine
  columns: ImportPreview['columns']
  getTargetLabel: (target: string) => string
}

/** The effect of a line, with its warnings: the changed values, or the errors. */
function LineView({ line: importLine, columns, getTargetLabel }: LineViewProps) {
  const { line, title, state, changes } = importLine
  const messages = [...importLine.errors, ...importLine.warnings]
  const t = useTranslations('administration.import')
  const toName = ({ column, target }: ImportLine['errors'][number]) => {
    if (column !== null) return columns[column]?.head || t('unnamed', { number: column + 1 })
    return target && getTargetLabel(target)
  }
  return (
    <li>
      <p>
        <span className={styles.number}>{t('line', { line })}</span> <strong>{title}</strong>
      </p>
      {messages.length > 0 && (
        <ul className={styles.errors}>
          {messages.map((message) => {
            const text = [toName(message), message.message].filter(Boolean).join(': ')
            return <li key={text}>{text}</li>
          })}
        </ul>
      )}
      {state !== 'wrong' && changes.length > 0 && (
        <dl className={styles.changes}>
          {changes.map(({ target, from, to }) => (
            <div key={target}>
              <dt>{getTargetLabel(target)}</dt>
              <dd>
                {state === 'changed' && (
                  <>
                    <span className="visually-hidden">{t('before')}</span> <del>{from || t('nothing')}</del>{' '}
                    <span aria-hidden="true">→</span> <span className="visually-hidden">{t('after')}</span>{' '}
                  </>
                )}
                <ins>{to || t('nothing')}</ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  )
}
