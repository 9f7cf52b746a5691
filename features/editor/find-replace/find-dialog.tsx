import { useTranslations } from 'next-intl'
import { type SubmitEvent, useId, useMemo, useRef, useState } from 'react'
import { CheckField } from '@/components/form/check-field'
import { TextField } from '@/components/form/text-field'
import { Dialog } from '@/components/ui/dialog'
import { SubmitButton } from '@/components/ui/submit-button'
import { ToolButton } from '@/components/ui/tool-button'
import type { WordSearch } from '@/lib/text/find-words'
import { pageKey } from '../core/document'
import type { Editor } from '../core/editor'
import type { Operation } from '../core/operations'
import { type SettingName, settingNames } from '../settings/settings-of'
import styles from './find-dialog.module.css'
import { type Found, findText, replaceText } from './find-text'

/** More are counted, but not listed. */
const listed = 100

interface FindDialogProps {
  editor: Pick<Editor, 'document'>
  nameOf: (key: string) => string
  /** Changes the page and says what was done. */
  perform: (operation: Operation | null, message: string) => void
  /** Selects a block and scrolls to it. */
  onShow: (key: string) => void
  /** Opens a setting of the page. */
  onSetting: (name: SettingName) => void
  onClose: () => void
}

/** Finds words on the page, shows each place, and replaces them all as one step of undo. */
export function FindDialog({ editor, nameOf, perform, onClose, ...ways }: FindDialogProps) {
  const { document } = editor
  const t = useTranslations('editor.find')
  const settingLabel = useTranslations('editor.settings.labels')
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const [wanted, setWanted] = useState<WordSearch>({ text: '', isExact: false })
  const [replacement, setReplacement] = useState('')
  const found = useMemo(() => findText(document, wanted), [document, wanted])

  const replace = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (found.length === 0) return
    dialog.current?.close()
    const operation = replaceText(document, wanted, replacement)
    perform(operation, t('replaced', { count: found.length }))
  }
  const publicAtOnce = found.filter(({ isPublicAtOnce }) => isPublicAtOnce).length
  const wayTo = ({ key, field }: Found) => {
    const setting = key === pageKey && settingNames.find((name) => name === field)
    return setting
      ? { name: settingLabel(setting), show: () => ways.onSetting(setting) }
      : { name: nameOf(key), show: () => ways.onShow(key) }
  }

  return (
    <Dialog ref={dialog} title={t('title')} className={styles.dialog} onClose={onClose}>
      <form onSubmit={replace} className={styles.form}>
        <TextField
          id={`${id}-find`}
          label={t('find')}
          input={{
            type: 'search',
            autoComplete: 'off',
            value: wanted.text,
            onChange: ({ currentTarget }) => setWanted({ ...wanted, text: currentTarget.value }),
          }}
        />
        <TextField
          id={`${id}-replacement`}
          label={t('replacement')}
          input={{
            autoComplete: 'off',
            value: replacement,
            onChange: ({ currentTarget }) => setReplacement(currentTarget.value),
          }}
        />
        <CheckField
          id={`${id}-exact`}
          input={{
            checked: wanted.isExact,
            onChange: ({ currentTarget }) => setWanted({ ...wanted, isExact: currentTarget.checked }),
          }}
        >
          {t('exact')}
        </CheckField>
        <p role="status">{wanted.text.trim() !== '' && t('count', { count: found.length })}</p>
        <ol className={styles.places}>
          {found.slice(0, listed).map((place, index) => {
            const { name, show } = wayTo(place)
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: places have nothing else that tells them apart.
              <li key={index}>
                <p>
                  {place.before}
                  <mark>{place.match}</mark>
                  {place.after}
                </p>
                <ToolButton
                  variant="link"
                  onClick={() => {
                    dialog.current?.close()
                    show()
                  }}
                >
                  {t('show', { block: name })}
                </ToolButton>
                {place.isPublicAtOnce && <p>{t('atOnce')}</p>}
              </li>
            )
          })}
        </ol>
        {publicAtOnce > 0 && <p>{t('publicAtOnce', { count: publicAtOnce })}</p>}
        {found.length > listed && <p>{t('more', { count: found.length - listed })}</p>}
        <div className={styles.actions}>
          <SubmitButton isSending={found.length === 0}>{t('replace', { count: found.length })}</SubmitButton>
          <ToolButton onClick={onClose}>{t('close')}</ToolButton>
        </div>
      </form>
    </Dialog>
  )
}
