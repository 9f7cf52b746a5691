import { useTranslations } from 'next-intl'

export function LoadingStatus() {
  const t = useTranslations('administration.form')
  return <p role="status">{t('loading')}</p>
}
