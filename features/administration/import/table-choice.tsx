import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { importLimits } from '@/lib/contract/administration/record-import'
import styles from './import.module.css'

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
export function TableChoice({ name, isDisabled, onChoose }: TableChoiceProps) {
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
