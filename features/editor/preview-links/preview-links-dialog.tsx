import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { Field } from '@/components/form/field'
import formStyles from '@/components/form/form.module.css'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import type { Locale } from '@/lib/contract/common/locale'
import { buildPath } from '@/lib/i18n/paths'
import { LinkForm, type NewLink } from './link-form'
import { LinkList } from './link-list'
import styles from './preview-links.module.css'
import type { SharedDraft } from './queries'

interface PreviewLinksDialogProps {
  draft: SharedDraft
  /** The language that a new link shows by default. */
  locale: Locale
  onClose: () => void
}

const toAddress = ({ key, locale }: NewLink) =>
  window.location.origin + buildPath(locale, '/geteilter-entwurf/[[...key]]', { key: [key] })

/** Creates, lists and revokes the links that show a draft to people without an account. */
export function PreviewLinksDialog({ draft, locale, onClose }: PreviewLinksDialogProps) {
  const t = useTranslations('editor.previewLinks')
  const language = useLocale()
  const [newLink, setNewLink] = useState<NewLink | null>(null)
  return (
    <Dialog title={t('title')} className={styles.dialog} onClose={onClose}>
      <p>{t('text')}</p>
      <LinkForm draft={draft} locale={locale} language={language} onCreated={setNewLink} />
      {newLink && <LinkAddress key={newLink.key} address={toAddress(newLink)} />}
      <LinkList draft={draft} language={language} />
      <div className={formStyles.actions}>
        <Button onClick={onClose}>{t('close')}</Button>
      </div>
    </Dialog>
  )
}

/** The address of a new link, to copy. It gets the focus, because it is shown only once. */
function LinkAddress({ address }: { address: string }) {
  const t = useTranslations('editor.previewLinks')
  const field = useRef<HTMLInputElement>(null)
  const [isCopied, setCopied] = useState(false)
  useEffect(() => field.current?.select(), [])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      setCopied(true)
    } catch {
      // Without access to the clipboard, the address is selected, so that the user can copy it.
      field.current?.select()
    }
  }
  return (
    <div className={styles.address}>
      <Field id="preview-link-address" label={t('address')} hint={t('made')}>
        {(control) => (
          <input {...control} ref={field} type="text" readOnly className={formStyles.input} value={address} />
        )}
      </Field>
      <Button onClick={() => void copy()}>{t(isCopied ? 'copied' : 'copy')}</Button>
    </div>
  )
}
