import { useTranslations } from 'next-intl'
import type { ServiceAddresses } from '../../addresses'
import type { SelfServiceTexts } from '../../self-service'

/** Returns the labels and addresses of the self-service menu, serializable for the browser. */
export function useSelfServiceTexts(addresses: Pick<ServiceAddresses, 'account'>): SelfServiceTexts {
  const t = useTranslations('menus.selfService')
  return {
    loading: t('loading'),
    labels: {
      start: t('start'),
      downloads: t('downloads'),
      jobs: t('jobs'),
      profile: t('profile'),
      password: t('password'),
      logout: t('logout'),
      jobBoard: t('jobBoard'),
      members: t('members'),
    },
    addresses: addresses.account,
  }
}
