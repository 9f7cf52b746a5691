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
import { type SettingName, settingNames } from '../settings/page-settings'
import styles from './find-dialog.module.css'
import { findText, replaceText, type TextMatch } from './find-text'

/** Further matches are counted but not listed. */
const maxListedMatches = 100

interface FindDialogProps {
  editor: Pick<Editor, 'document'>
  getName: (key: string) => string
  /** Changes the page and announces the message. */
  perform: (operation: Operation | null, message: string) => void
  /** Selects a block and scrolls to it. */
  onShow: (key: string) => void
  /** Opens a setting of the page. */
  onSetting: (name: SettingName) => void
  onClose: () => void
}

/** Finds words on the page, shows each match, and replaces all of them as one undo step. */
export function FindDialog({ editor, getName, perform, onClose, ...navigation }: FindDialogProps) {
  const { document } = editor
  const t = useTranslations('editor.find')
  const getSettingLabel = useTranslations('editor.settings.labels')
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const [searchTerm, setSearchTerm] = useState<WordSearch>({ text: '', isExact: false })
  const [replacement, setReplacement] = useState('')
  const matches = useMemo(() => findText(document, { ...searchTerm, replacement }), [document, searchTerm, replacement])
  const replaceableMatches = matches.filter(({ isLocked }) => !isLocked)

  const replace = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (replaceableMatches.length === 0) return
    dialog.current?.close()
    const operation = replaceText(document, searchTerm, replacement)
    perform(operation, t('replaced', { count: replaceableMatches.length }))
  }
  const publicMatchCount = replaceableMatches.filter(({ isPublicAtOnce }) => isPublicAtOnce).length
  const toLink = ({ key, field }: TextMatch) => {
    const setting = key === pageKey && settingNames.find((name) => name === field)
    return setting
      ? { name: getSettingLabel(setting), show: () => navigation.onSetting(setting) }
      : { name: getName(key), show: () => navigation.onShow(key) }
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
            value: searchTerm.text,
            onChange: ({ currentTarget }) => setSearchTerm({ ...searchTerm, text: currentTarget.value }),
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
            checked: searchTerm.isExact,
            onChange: ({ currentTarget }) => setSearchTerm({ ...searchTerm, isExact: currentTarget.checked }),
          }}
        >
          {t('exact')}
        </CheckField>
        <p role="status">{searchTerm.text.trim() !== '' && t('count', { count: matches.length })}</p>
        <ol className={styles.places}>
          {matches.slice(0, maxListedMatches).map((match, index) => {
            const { name, show } = toLink(match)
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: matches have no other identity.
              <li key={index}>
                <p>
                  {match.before}
                  <mark>{match.match}</mark>
                  {match.after}
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
                {match.isLocked && <p>{t('locked')}</p>}
                {match.isPublicAtOnce && <p>{t('atOnce')}</p>}
              </li>
            )
          })}
        </ol>
        {publicMatchCount > 0 && <p>{t('publicAtOnce', { count: publicMatchCount })}</p>}
        {matches.length > maxListedMatches && <p>{t('more', { count: matches.length - maxListedMatches })}</p>}
        <div className={styles.actions}>
          <SubmitButton isSending={replaceableMatches.length === 0}>
            {t('replace', { count: replaceableMatches.length })}
          </SubmitButton>
          <ToolButton onClick={onClose}>{t('close')}</ToolButton>
        </div>
      </form>
    </Dialog>
  )
}
