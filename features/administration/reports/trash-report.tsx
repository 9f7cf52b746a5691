import { useTranslations } from 'next-intl'
import { Trash } from '@/features/hub/trash/trash'
import { decodeOrKeep } from '@/lib/contract/common/address'
import { type RestoredPage, trashDays } from '@/lib/contract/pages/trash'
import { administeredNames, parseRecordPath } from '@/lib/contract/records/record'
import { toAdministrationAddress } from '@/lib/i18n/administration-address'
import { useAdministration } from '../administration-context'
import { ScreenHead } from '../ui/screen-head'

/** The deleted pages and records that the user may restore. */
export function TrashReport() {
  const t = useTranslations('hub.trash')
  const { locale, types } = useAdministration()
  const getEditAddress = ({ id, locale: language, url }: RestoredPage) => {
    const path = decodeOrKeep(url).slice(`/${language}/`.length)
    const record = parseRecordPath(language, path)
    const type = record && administeredNames[record.type]
    return type && types.includes(type) ? toAdministrationAddress(locale, type, id) : `${url}?edit`
  }
  return (
    <>
      <ScreenHead title={t('title')} />
      <p>{t('text', { days: trashDays })}</p>
      <Trash locale={locale} getEditAddress={getEditAddress} />
    </>
  )
}
