import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Disclosure } from '@/components/ui/disclosure'
import type { ImportLine, ImportPreview } from '@/lib/contract/administration/record-import'
import styles from './import.module.css'
import { LineView } from './line-view'

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
