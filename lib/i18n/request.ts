import { getRequestConfig } from 'next-intl/server'
import { defaultLocale, isLocale } from '../contract/common/locale'
import { getMessages } from './messages'

/**
 * Configuration of next-intl for a request: the language in the address, its messages and the time
 * zone of the site (spec §1).
 */
export default getRequestConfig(async ({ requestLocale }) => {
  const requestedLanguage = await requestLocale
  const locale = isLocale(requestedLanguage) ? requestedLanguage : defaultLocale
  return { locale, messages: getMessages(locale), timeZone: 'Europe/Berlin' }
})
