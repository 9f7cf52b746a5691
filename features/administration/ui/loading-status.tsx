import { useTranslations } from 'next-intl'

/** Announces that a part of a screen is loading. */
export function LoadingStatus() {
  const t = useTranslations('administration.form')
  return <p role="status">{t('loading')}</p>
}
