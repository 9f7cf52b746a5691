import { useTranslations } from 'next-intl'
import { administrationAddress } from '@/lib/i18n/administration-address'
import { PageLink } from '@/lib/i18n/page-link'
import { useAdministration } from '../administration-context'
import { registry } from '../registry'
import { ScreenHead } from '../shell/screen-head'
import styles from './start.module.css'

/** What one comes to first: what can be made. */
export function StartPage() {
  const t = useTranslations('administration.start')
  const { locale, types, user } = useAdministration()
  const views = Object.values(registry).filter(
    ({ contract, can }) => can.create && types.includes(contract.name),
  )
  return (
    <>
      <ScreenHead title={t('title', { name: user.name })} />
      <section className={styles.part}>
        <h2>{t('create')}</h2>
        <ul className={styles.new}>
          {views.map(({ contract, name }) => (
            <li key={contract.name}>
              <PageLink href={administrationAddress(locale, contract.name, 'new')}>
                {name.create?.[locale] ?? name.one[locale]}
              </PageLink>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
