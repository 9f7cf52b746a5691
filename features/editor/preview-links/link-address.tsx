import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { Field } from '@/components/form/field'
import formStyles from '@/components/form/form.module.css'
import { Button } from '@/components/ui/button'
import styles from './preview-links.module.css'

/** The address of a new link, to copy. It gets the focus, because it is shown only once. */
export function LinkAddress({ address }: { address: string }) {
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
