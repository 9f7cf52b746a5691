import { useLocale, useTranslations } from 'next-intl'
import { useId, useRef, useState } from 'react'
import formStyles from '@/components/form/form.module.css'
import { ToolButton } from '@/components/ui/tool-button'
import { hubScreenAddress } from '@/lib/i18n/hub-address'
import { PageLink } from '@/lib/i18n/page-link'
import type { LostWords } from '../bootstrap/send-unsaved'

interface DeletedPageProps extends LostWords {
  title: string
}

/**
 * The user's unsaved text of a page that was deleted. The user can copy or discard the text, or
 * restore the page from the trash.
 */
export function DeletedPage({ title, text, remover, discard }: DeletedPageProps) {
  const t = useTranslations('editor.unsavedPages')
  const locale = useLocale()
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [state, setState] = useState<'kept' | 'copied' | 'discarded'>('kept')
  if (state === 'discarded') return <p>{t('discarded', { title })}</p>
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setState('copied')
    } catch {
      // Without access to the clipboard, the user can copy the selected text.
      field.current?.select()
    }
  }
  return (
    <div>
      <p>
        {t(remover === null ? 'deleted' : 'deletedBy', { title, by: remover ?? '' })}{' '}
        <PageLink href={hubScreenAddress(locale, 'trash')}>{t('trash')}</PageLink>
      </p>
      <div className={formStyles.field}>
        <label htmlFor={id}>{t('words', { title })}</label>
        <textarea ref={field} id={id} rows={4} readOnly className={formStyles.input} value={text} />
      </div>
      <ToolButton onClick={copy}>{t(state === 'copied' ? 'copied' : 'copy')}</ToolButton>
      <ToolButton
        onClick={async () => {
          await discard()
          setState('discarded')
        }}
      >
        {t('discard')}
      </ToolButton>
    </div>
  )
}
