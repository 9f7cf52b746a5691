import { useTranslations } from 'next-intl'
import { FileField } from '@/components/form/file-field'
import { useFileUpload } from '@/components/form/use-file-upload'
import { LogoPicture } from '@/components/media/logo-picture'
import type { Result } from '@/lib/api/result'
import type { Locale } from '@/lib/contract/common/locale'
import type { Image } from '@/lib/contract/media/image'

interface LogoFieldProps {
  id: string
  organizationId: number
  locale: Locale
  /** The id of the proposed or current logo; null for none. */
  value: number | null
  /** The image of the logo; null if it is not known. */
  logo: Image | null
  error: string | undefined
  callWithLogin: <Value>(call: () => Promise<Result<Value>>) => Promise<Result<Value>>
  onChange: (logo: Image | null) => void
}

/** The field for the logo. An image is uploaded immediately and proposed when the form is sent. */
export function LogoField({ id, organizationId, locale, value, logo, error, callWithLogin, onChange }: LogoFieldProps) {
  const t = useTranslations('account.organization.logo')
  const upload = useFileUpload()
  async function send(file: File): Promise<void> {
    const uploadedLogo = await upload.send(file, async (parts) => {
      const { sendLogo } = await import('../calls')
      return await callWithLogin(() => sendLogo(locale, organizationId, { file, upload: parts }))
    })
    if (uploadedLogo) onChange(uploadedLogo.value.logo)
  }
  const success: Result<null> = { ok: true, value: null }
  return (
    <FileField
      id={id}
      label={value === null ? t('label') : t('replace')}
      hint={t('hint')}
      accept="image/png,image/jpeg,image/webp"
      error={upload.error ?? error}
      sentFraction={upload.sentFraction}
      status={upload.outcome && t(upload.outcome)}
      removeLabel={value === null ? null : t('remove')}
      onFile={(file) => void send(file)}
      onRemove={() => void upload.remove(async () => success).then(() => onChange(null))}
      onCancel={upload.cancel}
    >
      {logo ? <LogoPicture image={{ ...logo, alt: t('label') }} /> : value !== null && <p>{t('unseen')}</p>}
    </FileField>
  )
}
