import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { decodePart, type RouteProps, readLocale } from '@/app/frame/address'
import { firstValue } from '@/app/frame/search-value'
import { FormMessages } from '@/features/account/components/form-messages'
import { StopEmailChange, type StopEmailChangeProps } from '@/features/account/components/stop-email-change'
import { SiteFrame } from '@/features/navigation/components/site-frame'
import { buildPath } from '@/lib/i18n/paths'
import styles from './page.module.css'

const route = '/account/stop-email-change/[[...key]]'

interface Props extends RouteProps {
  params: Promise<{ locale: string; key?: string[] }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: await readLocale(params), namespace: 'account.stopEmailChange' })
  return { title: t('title'), robots: { index: false } }
}

/** Returns the initial state from the query parameters set by the form without JavaScript. */
function toState(
  key: string,
  stopped: string | null,
  failure: string | null,
): StopEmailChangeProps['initial'] {
  if (stopped !== null) return 'done'
  return key === '' || failure !== null ? 'expired' : 'asking'
}

/**
 * The target of the mailed link that cancels an address change. It needs no content page, so that
 * editors cannot delete it.
 */
export default async function StopEmailChangePage({ params, searchParams }: Props) {
  const [locale, { key: parts }, { stopped, failure }] = await Promise.all([
    readLocale(params),
    params,
    searchParams,
  ])
  const t = await getTranslations({ locale, namespace: 'account.stopEmailChange' })
  const key = decodePart(parts?.[0] ?? '')
  const addressIn = (language: typeof locale) =>
    key === '' ? buildPath(language, route) : buildPath(language, route, { key: [key] })
  return (
    <SiteFrame
      locale={locale}
      layout="account"
      alternates={{ de: addressIn('de'), en: addressIn('en') }}
      showNewsletter={false}
    >
      <div className={styles.page}>
        <h1>{t('title')}</h1>
        <FormMessages locale={locale}>
          <StopEmailChange
            stopKey={key}
            initial={toState(key, firstValue(stopped), firstValue(failure))}
            action={buildPath(locale, route)}
            newPasswordHref={buildPath(locale, '/account/password/reset')}
          />
        </FormMessages>
      </div>
    </SiteFrame>
  )
}
