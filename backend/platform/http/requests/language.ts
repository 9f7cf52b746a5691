import { accepts } from 'hono/accepts'
import { createMiddleware } from 'hono/factory'
import { defaultLocale, isLocale, type Locale, locales } from '@/lib/contract/common/locale'
import { NotFoundError } from '../../errors'
import type { AppEnv } from '../app-env'

/**
 * Sets the language: the prefix of the path, else Accept-Language, else the default (contract,
 * conventions). Sets `Vary` if the header decided.
 */
export const language = createMiddleware<AppEnv>(async (c, next) => {
  const prefix = c.req.path.split('/', 2)[1]
  if (isLocale(prefix)) {
    c.set('locale', prefix)
    return next()
  }
  c.set('locale', negotiateLocale(accepts.bind(null, c)))
  await next()
  // Pictures are equal in all languages, so shared caches may store them once.
  if (prefix === 'api') c.res.headers.append('Vary', 'Accept-Language')
})

function negotiateLocale(choose: (options: Parameters<typeof accepts>[1]) => string): Locale {
  const preferredLanguage = choose({
    header: 'Accept-Language',
    supports: [...locales],
    default: defaultLocale,
    match: (preferences) =>
      preferences
        .filter(({ q }) => q > 0)
        .map(({ type }) => type.toLowerCase().split('-', 1)[0])
        .find(isLocale) ?? defaultLocale,
  })
  return isLocale(preferredLanguage) ? preferredLanguage : defaultLocale
}

/** Responds 404 for an unknown language. */
export const requireKnownLocale = createMiddleware<AppEnv>(async (c, next) => {
  if (!isLocale(c.req.path.split('/', 2)[1])) throw new NotFoundError()
  await next()
})
