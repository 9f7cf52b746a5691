import { getRequestConfig } from 'next-intl/server'
import { defaultLocale, isLocale } from '../contract/common/locale'
import { getMessages } from './messages'

/**
 * Configuration of next-intl for one request: the language of the address, its messages and the
 * site's time zone (spec §1).
 */
export default getRequestConfig(async ({ requestLocale }) => {
  const requestedLanguage = await requestLocale
  const locale = isLocale(requestedLanguage) ? requestedLanguage : defaultLocale
  return { locale, messages: getMessages(locale), timeZone: 'Europe/Berlin' }
})
